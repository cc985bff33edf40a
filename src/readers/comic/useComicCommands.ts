import { useEffect, useRef } from 'react'
import { useTranslate } from '../../language/useTranslate'
import type { PreferenceName, PreferenceValue } from '../../preferences/preferenceStore'
import type { ReaderCommand } from '../input/keys/readerShortcuts'
import type { ReadingMode } from '../input/tapZones'
import type { ReaderController } from '../session/useReaderController'
import { useEffectiveReaderSettings } from '../settings/effectiveReaderSettings'
import { getNextSettingValue } from '../settings/readerSettingDefinitions'
import { useFormatSettingValue } from '../settings/useFormatSettingValue'
import type { ReaderShellControls } from '../ui/useReaderShellState'
import type { ComicCommandRegistry } from './comicCommandRegistry'
import { comicSettingsCycledByShortcut } from './comicSettingsCycledByShortcut'
import { createComicPosition, type LoadedComic } from './session/loadComic'

const modesByCommand = {
  leftToRight: 'LEFT_TO_RIGHT',
  rightToLeft: 'RIGHT_TO_LEFT',
  vertical: 'VERTICAL',
  webtoon: 'WEBTOON',
} as const satisfies Partial<Record<ReaderCommand, ReadingMode>>

interface ComicCommandsInput {
  readonly comic: LoadedComic
  readonly reader: ReaderController
  readonly mode: ReadingMode
  readonly registry: ComicCommandRegistry
  readonly perform: ReaderShellControls['perform']
  readonly showMessage: ReaderShellControls['showMessage']
}

/**
 * Registers commands of the comic reader. These commands go to the first or last page, change the reading mode, or
 * change a setting. Also handles the commands `contents` and `overflowMenu` temporarily, until the components that open
 * the contents sheet and the overflow menu register their own handlers.
 */
export function useComicCommands(input: ComicCommandsInput): void {
  const t = useTranslate()
  const settings = useEffectiveReaderSettings()
  const formatValue = useFormatSettingValue()
  const latest = useRef(input)
  latest.current = input
  const { registry } = input
  useEffect(() => {
    const cycleSetting = <N extends PreferenceName>(name: N) => {
      const value: PreferenceValue<N> = getNextSettingValue(comicSettingsCycledByShortcut, name, settings.read(name))
      settings.write(name, value)
      const valueText =
        typeof value === 'number'
          ? formatValue(comicSettingsCycledByShortcut.find(row => row.name === name)?.unit, value)
          : t(`reader.setting.${name}.${value}`)
      latest.current.showMessage(`${t(`reader.setting.${name}.label`)}: ${valueText}`)
    }
    const setMode = (command: keyof typeof modesByCommand) => () => {
      settings.write('reader.mode', modesByCommand[command])
      latest.current.showMessage(t(`reader.setting.reader.mode.${modesByCommand[command]}`))
    }
    const { reader, comic } = latest.current
    const goToLastPage = () => {
      const lastHalf = latest.current.mode === 'RIGHT_TO_LEFT' ? 'left' : 'right'
      reader.goTo(createComicPosition(comic.pages.length, lastHalf))
    }
    return registry.register({
      handlers: {
        first: () => reader.goTo(createComicPosition(1)),
        last: goToLastPage,
        leftToRight: setMode('leftToRight'),
        rightToLeft: setMode('rightToLeft'),
        vertical: setMode('vertical'),
        webtoon: setMode('webtoon'),
        guidedView: () => {
          const isGuided = !settings.read('reader.guided')
          settings.write('reader.guided', isGuided)
          latest.current.showMessage(t(isGuided ? 'reader.panel.on' : 'reader.panel.off'))
        },
        cycleScale: () => cycleSetting(latest.current.mode === 'WEBTOON' ? 'reader.webtoonScale' : 'reader.scale'),
        cycleLayout: () => cycleSetting('reader.layout'),
        cyclePadding: () => cycleSetting('reader.sidePadding'),
        cycleGap: () => cycleSetting('reader.pageGap'),
        // Temporary handlers. The contents sheet and the overflow menu replace them after rendering. Until then, each
        // handler runs its command again in the next frame.
        contents: () => requestAnimationFrame(() => latest.current.perform('contents')),
        overflowMenu: () => requestAnimationFrame(() => latest.current.perform('overflowMenu')),
      },
    })
  }, [registry, settings, formatValue, t])
}
