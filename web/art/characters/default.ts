import { bust, hood, hoodBack, type Pair, path, portrait } from "../grammar";

const CLOAK: Pair = ["#7d7385", "#5a5162"];

/** Somebody whose face nobody has seen. */
export default portrait(0, [hoodBack("#2a242f"), bust(CLOAK), path("#231d28", "M40 58Q41 30 60 28Q80 30 80 58Q79 82 60 97Q41 82 40 58z"), hood(CLOAK)]);
