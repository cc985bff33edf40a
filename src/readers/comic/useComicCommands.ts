import { useEffect, useRef } from 'react'
import { useTranslate } from '../../language/useTranslate'
import type { PreferenceName, PreferenceValue } from '../../preferences/preferences'
import type { Command } from '../input/keys/shortcuts'
import type { ReadingMode } from '../input/tapZones'
import type { Reader } from '../session/useReader'
import { useEffectiveSettings } from '../settings/effectiveSettings'
import { useSettingValueFormat } from '../settings/formatSettingValue'
import { nextChoice } from '../settings/readerSettings'
import type { FrameControls } from '../ui/useReaderFrame'
import { comicSettings } from './comicSettings'
import type { CommandRegistry } from './commandRegistry'
import { atPage, type Comic } from './session/comicBook'

const modes = {
  leftToRight: 'LEFT_TO_RIGHT',
  rightToLeft: 'RIGHT_TO_LEFT',
  vertical: 'VERTICAL',
  webtoon: 'WEBTOON',
} as const satisfies Partial<Record<Command, ReadingMode>>

interface ComicCommandsInput {
  readonly comic: Comic
  readonly reader: Reader
  readonly mode: ReadingMode
  readonly registry: CommandRegistry
  readonly perform: FrameControls['perform']
  readonly say: FrameControls['say']
}

/** Registers the commands of the comic reader: go to the ends, change the reading mode, cycle settings. */
export function useComicCommands(input: ComicCommandsInput): void {
  const t = useTranslate()
  const settings = useEffectiveSettings()
  const amount = useSettingValueFormat()
  const latest = useRef(input)
  latest.current = input
  const { registry } = input
  useEffect(() => {
    const cycle = <N extends PreferenceName>(name: N) => {
      const value: PreferenceValue<N> = nextChoice(comicSettings, name, settings.read(name))
      settings.write(name, value)
      const words =
        typeof value === 'number'
          ? amount(comicSettings.find(row => row.name === name)?.unit, value)
          : t(`reader.setting.${name}.${value}`)
      latest.current.say(`${t(`reader.setting.${name}.label`)}: ${words}`)
    }
    const read = (deed: keyof typeof modes) => () => {
      settings.write('reader.mode', modes[deed])
      latest.current.say(t(`reader.setting.reader.mode.${modes[deed]}`))
    }
    const { reader, comic } = latest.current
    return registry.register({
      handlers: {
        first: () => reader.goTo(atPage(1)),
        last: () => reader.goTo(atPage(comic.pages.length)),
        leftToRight: read('leftToRight'),
        rightToLeft: read('rightToLeft'),
        vertical: read('vertical'),
        webtoon: read('webtoon'),
        guided: () => {
          const guided = !settings.read('reader.guided')
          settings.write('reader.guided', guided)
          latest.current.say(t(guided ? 'reader.panel.on' : 'reader.panel.off'))
        },
        cycleScale: () => cycle(latest.current.mode === 'WEBTOON' ? 'reader.webtoonScale' : 'reader.scale'),
        cycleLayout: () => cycle('reader.layout'),
        cyclePadding: () => cycle('reader.sidePadding'),
        cycleGap: () => cycle('reader.pageGap'),
        // The frame knows these sheets only after its next render.
        contents: () => requestAnimationFrame(() => latest.current.perform('contents')),
        more: () => requestAnimationFrame(() => latest.current.perform('more')),
      },
    })
  }, [registry, settings, amount, t])
}
