import { type RecommendedSection, recommendedSections } from '../recommendedSections'
import { parseArrangement } from './sectionArrangement'

const sectionsByName = new Map(recommendedSections.map(section => [section.name, section]))

/**
 * Returns the visible sections in the order that the user has chosen.
 * @param text stored arrangement. Undefined if nothing is stored
 */
export const selectVisibleSections = (text: string | undefined): RecommendedSection[] =>
  parseArrangement(text, [...sectionsByName.keys()]).flatMap(({ name, isHidden }) =>
    isHidden ? [] : (sectionsByName.get(name) ?? []),
  )
