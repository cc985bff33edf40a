import { catCalledTuesdayShortStory } from './catCalledTuesdayShortStory.mjs'
import { fogRehearsalShortStory } from './fogRehearsalShortStory.mjs'
import { fortyOneUmbrellasShortStory } from './fortyOneUmbrellasShortStory.mjs'
import { lampThatBlinkedTwiceShortStory } from './lampThatBlinkedTwiceShortStory.mjs'
import { lastOrdersShortStory } from './lastOrdersShortStory.mjs'
import { whatThePilotOwedShortStory } from './whatThePilotOwedShortStory.mjs'

/**
 * Texts of the book series "Harbour Lights". Each book contains a short story with a title, a summary, the description
 * of its cover (`look`) and chapters. A chapter is [title, text].
 */
export const harbourLightsShortStories = [
  lampThatBlinkedTwiceShortStory,
  fortyOneUmbrellasShortStory,
  catCalledTuesdayShortStory,
  fogRehearsalShortStory,
  lastOrdersShortStory,
  whatThePilotOwedShortStory,
]
