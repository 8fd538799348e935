import { BRICK, bush, chimney, door, dot, drum, each, gable, hip, LIT, scene, spire, tree, wall, wins } from "../grammar";

export default scene("noble", (roof) => [
  chimney(40, 26, 5, 14, BRICK),
  chimney(84, 28, 5, 14, BRICK),
  wall(34, 48, 60, 28),
  hip(34, 48, 60, 17, roof, 14),
  wall(54, 44, 20, 32),
  gable(54, 44, 20, 15, roof),
  dot(LIT, 64, 39, 2.6),
  drum(24, 38, 15, 38),
  spire(24, 38, 15, 20, roof),
  wins([28.5], 46),
  wins([42, 78, 86], 53, 5, 8),
  wins([58, 65], 47, 5, 8),
  door(59, 61, 10, 15),
  each([44, 52, 76, 84, 92], (x) => bush(x, 77, 0.9)),
  tree(106, 77, 1.2),
  tree(14, 77, 1.1),
]);
