import { useTranslate } from '../language/useTranslate'
import type { Contents } from './ReaderFrame'
import { ReaderSheet } from './ReaderSheet'
import type { SettingRow } from './readerSettings'
import { type Overrides, SettingsPanel } from './SettingsPanel'
import { ShortcutPanel } from './ShortcutPanel'
import type { Shortcut } from './shortcuts'
import type { Panel } from './useFrame'

interface Props {
  readonly panel: Panel
  readonly settings: readonly SettingRow[]
  readonly overrides?: Overrides
  readonly shortcuts: readonly Shortcut[]
  readonly contents?: Contents
  readonly onClose: () => void
}

/** Whichever sheet of a reader is open. */
export function ReaderSheets({ panel, settings, overrides, shortcuts, contents, onClose }: Props) {
  const t = useTranslate()
  if (panel === 'contents') {
    if (!contents) return null
    return (
      <ReaderSheet title={contents.label} side={contents.side} wide={contents.wide} onClose={onClose}>
        {contents.view(onClose)}
      </ReaderSheet>
    )
  }
  return (
    <ReaderSheet title={t(`shortcut.${panel}`)} onClose={onClose}>
      {panel === 'settings' ? (
        <SettingsPanel settings={settings} overrides={overrides} />
      ) : (
        <ShortcutPanel shortcuts={shortcuts} />
      )}
    </ReaderSheet>
  )
}
