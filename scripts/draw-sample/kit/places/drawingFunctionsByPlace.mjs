import { drawingFunctionsByBackground } from './drawingFunctionsByBackground.mjs'
import { drawingFunctionsByHarbourPlace } from './drawingFunctionsByHarbourPlace.mjs'
import { drawingFunctionsByIndoorPlace } from './drawingFunctionsByIndoorPlace.mjs'
import { drawingFunctionsByLandscape } from './drawingFunctionsByLandscape.mjs'
import { drawingFunctionsBySpacePlace } from './drawingFunctionsBySpacePlace.mjs'
import { drawingFunctionsByTownPlace } from './drawingFunctionsByTownPlace.mjs'

/**
 * Functions that draw the places of the comics, by name of the place. Each function takes a drawing context `c`. The
 * context has the size in px (`w`, `h`), the palette (`p`) and random numbers (`r`). The context also has words for the
 * light and the weather (`mods`), and the color and the width of outlines (`ink`, `pen`). Each function returns the
 * drawing behind the figures (`back`) and the y of the ground as a fraction of the height (`ground`). Some functions
 * also return the drawing in front of the figures (`front`).
 */
export const drawingFunctionsByPlace = {
  ...drawingFunctionsByHarbourPlace,
  ...drawingFunctionsByIndoorPlace,
  ...drawingFunctionsByLandscape,
  ...drawingFunctionsBySpacePlace,
  ...drawingFunctionsByTownPlace,
  ...drawingFunctionsByBackground,
}
