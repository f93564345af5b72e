import { FAILING } from './scenes/failing';
import { LAYING } from './scenes/laying';
import { LOOKING } from './scenes/looking';
import { RESTING } from './scenes/resting';

export { createStage } from './scene';

export const SCENES = [...RESTING, ...LAYING, ...LOOKING, ...FAILING];
