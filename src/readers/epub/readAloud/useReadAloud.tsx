import { AudioLines } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../../api/program/lazyComponent'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadAloudStartPosition } from '../../../machines/readAloudChapter'
import type { ViewerPositionReport } from '../../../machines/readerMachineTypes'
import type { ReaderCommand } from '../../input/keys/readerShortcuts'
import type { ReaderToolbarItem } from '../../ui/sheets/readerSheetAndMenuDefinitions'
import type { ChapterRenderHook } from '../content/chapterRenderHook'
import type { EpubPublication } from '../epubPublication'
import type { LoadedEpub } from '../loadEpub'
import type { EpubLocation } from '../locators/epubLocations'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import { NarratedPassageHighlighter } from './narratedPassageHighlighter'
import { getReadAloudStartOnVisiblePage, type NarrationCommandsRef, narrationCommands } from './narrationCommands'
import { hasMediaOverlay } from './overlay/hasMediaOverlay'

const ReadAloudBar = lazyComponent(
  () => import('./loadReadAloudBar').then(({ loadReadAloudBar }) => loadReadAloudBar()),
  'ReadAloudBar',
)

/** Result of {@link useReadAloud}: props and a command handler for the EPUB reader. */
interface ReadAloudControls {
  readonly chapterHook: ChapterRenderHook
  readonly toolbarItems: readonly ReaderToolbarItem[]
  /**
   * Executes a command for reading aloud and returns the message to show, which may be empty. Returns undefined for all
   * other commands.
   */
  readonly onCommand: (command: ReaderCommand) => { readonly message: string } | undefined
  readonly bar: ReactNode
}

/**
 * Adds reading aloud to the EPUB reader. The code for reading aloud loads when the user starts the narration.
 * @param opened  loaded book, or undefined while the book loads
 * @param location  current location, or undefined until the first page is shown
 * @param onShow  shows a location without an entry in the jump history. Returns false and shows nothing while another
 *   navigation is loading its content.
 * @param onNarrated  called with the reading position of the narration
 */
export function useReadAloud(
  opened: LoadedEpub | undefined,
  publication: EpubPublication | undefined,
  location: VisibleEpubLocation | undefined,
  onShow: (location: EpubLocation) => boolean,
  onNarrated: (report: ViewerPositionReport) => void,
): ReadAloudControls {
  const t = useTranslate()
  const [highlighter] = useState(() => new NarratedPassageHighlighter())
  const [target, setTarget] = useState<ReadAloudStartPosition>()
  const commands: NarrationCommandsRef = useRef(undefined)
  useEffect(() => void (location && highlighter.repaintAfterLayout()), [highlighter, location])
  const isPossible = 'speechSynthesis' in window || (publication !== undefined && hasMediaOverlay(publication))
  const start = (): string => {
    if (!isPossible) return t('reader.readAloud.unsupported')
    if (location) setTarget(getReadAloudStartOnVisiblePage(location))
    return ''
  }
  return {
    chapterHook: highlighter.hook,
    toolbarItems: isPossible
      ? [{ icon: AudioLines, label: t('reader.readAloud.title'), command: 'readAloud' as const }]
      : [],
    onCommand: command => {
      if (command === 'close' && target) {
        setTarget(undefined)
        return { message: '' }
      }
      const narrationCommand = narrationCommands.find(name => name === command)
      if (!narrationCommand) return undefined
      if (!target) return { message: narrationCommand === 'readAloud' ? start() : t('reader.readAloud.off') }
      commands.current?.(narrationCommand)
      return { message: '' }
    },
    bar: opened && publication && location && target && (
      <Suspense fallback={null}>
        <ReadAloudBar
          book={opened.book}
          publication={publication}
          target={target}
          location={location}
          highlighter={highlighter}
          commands={commands}
          onShow={onShow}
          onNarrated={onNarrated}
          onClose={() => setTarget(undefined)}
        />
      </Suspense>
    ),
  }
}
