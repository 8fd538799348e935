/** A house for a district nobody has drawn yet, in each colour. */
import { bush, type Colour, door, flag, gable, PLASTER, scene, type Scene, spire, tree, wall, wins } from "../grammar";

export const unknown = (colour: Colour): Scene =>
  scene(colour, (roof) => [
    wall(34, 52, 44, 24),
    gable(34, 52, 44, 22, roof),
    wall(66, 40, 18, 36, PLASTER),
    spire(66, 40, 18, 22, roof),
    flag(75, 20, roof[0], 1, 10),
    wins([72.5], 46),
    wins([40, 58], 58, 5, 9),
    door(48, 61, 10, 15),
    bush(88, 78),
    tree(24, 77, 1.2),
  ]);
