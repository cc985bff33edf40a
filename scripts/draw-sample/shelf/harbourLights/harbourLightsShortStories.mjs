import { aCatCalledTuesday } from './aCatCalledTuesday.mjs'
import { fortyOneUmbrellas } from './fortyOneUmbrellas.mjs'
import { lastOrdersAtTheDrownedStar } from './lastOrdersAtTheDrownedStar.mjs'
import { theFogRehearsal } from './theFogRehearsal.mjs'
import { theLampThatBlinkedTwice } from './theLampThatBlinkedTwice.mjs'
import { whatThePilotOwed } from './whatThePilotOwed.mjs'

/**
 * Texts of the book series "Harbour Lights". Each book contains a short story with a title, a summary, the description
 * of its cover (`look`) and chapters. A chapter is [title, text].
 */
export const harbourLightsShortStories = [
  theLampThatBlinkedTwice,
  fortyOneUmbrellas,
  aCatCalledTuesday,
  theFogRehearsal,
  lastOrdersAtTheDrownedStar,
  whatThePilotOwed,
]
