import { useMemo } from 'react'
import { useCurrentUser } from '../../../access/SessionContext'
import { useCachedUserSetting } from '../../../access/useCachedUserSetting'
import { recommendedSections } from '../recommendedSections'
import {
  type ArrangedSection,
  getArrangementSettingKey,
  getArrangementStorageKey,
  parseArrangement,
  serializeArrangement,
} from './sectionArrangement'
import { selectVisibleSections } from './selectVisibleSections'

const sectionNames = recommendedSections.map(({ name }) => name)

/** Default arrangement of the recommended sections. All sections are visible. */
export const defaultArrangement: readonly ArrangedSection[] = parseArrangement(undefined, sectionNames)

/**
 * Returns the order and visibility of the recommended sections that the user has chosen for a library, and a function
 * that changes them.
 * @param libraryId id of a library, or `all` for the home page
 */
export function useSectionArrangement(libraryId: string) {
  const { id } = useCurrentUser()
  const { text, isPending, isBrowserOnly, save } = useCachedUserSetting(
    getArrangementSettingKey(libraryId),
    getArrangementStorageKey(id, libraryId),
  )
  return {
    arrangement: useMemo((): readonly ArrangedSection[] => parseArrangement(text, sectionNames), [text]),
    /**
     * Visible sections in their order. Undefined while the request for the order runs and this browser has no copy of
     * the order.
     */
    visibleSections: useMemo(() => (isPending ? undefined : selectVisibleSections(text)), [text, isPending]),
    /** Whether an arrangement is stored. Otherwise, the default arrangement applies. */
    isArranged: text !== undefined,
    isBrowserOnly,
    /**
     * Saves the order and visibility of the sections. The value `default` deletes the stored arrangement.
     * @returns function that restores the previous arrangement
     * @throws ServerError when a request fails
     */
    save: async (arrangement: readonly ArrangedSection[] | 'default'): Promise<() => Promise<unknown>> => {
      const previous = await save(current =>
        arrangement === 'default' ? undefined : serializeArrangement(current, arrangement),
      )
      return () => save(() => previous)
    },
  }
}
