import { useTranslate } from '../language/useTranslate'
import { MoreList } from './MoreList'
import { hasTab, type Panels } from './panels'
import { ReaderSheet } from './ReaderSheet'
import type { SettingRow } from './readerSettings'
import { SettingsPanel } from './SettingsPanel'
import { SheetTabs } from './SheetTabs'
import { ShortcutPanel } from './ShortcutPanel'
import type { Deed, Shortcut } from './shortcuts'

interface Props {
  /** The name of the sheet, or of a tab of the contents. */
  readonly panel: string
  readonly panels?: Panels
  readonly settings: readonly SettingRow[]
  readonly shortcuts: readonly Shortcut[]
  readonly perform: (deed: Deed) => void
  readonly onClose: () => void
}

/** Whichever sheet of a reader is open. */
export function ReaderSheets({ panel, panels = {}, settings, shortcuts, perform, onClose }: Props) {
  const t = useTranslate()
  const { contents, sheets, more = [] } = panels
  if (contents && (panel === 'contents' || hasTab(contents, panel)))
    return (
      <ReaderSheet title={contents.label} side={contents.side} wide={contents.wide} onClose={onClose}>
        <SheetTabs label={contents.label} tabs={contents.tabs} wanted={panel} close={onClose} />
      </ReaderSheet>
    )
  const sheet = sheets?.[panel]
  if (sheet)
    return (
      <ReaderSheet title={sheet.label} side={sheet.side} wide={sheet.wide} onClose={onClose}>
        {sheet.view(onClose)}
      </ReaderSheet>
    )
  return (
    <ReaderSheet title={t(`shortcut.${panel}`)} clear={panel === 'settings'} onClose={onClose}>
      {panel === 'settings' && <SettingsPanel settings={settings} />}
      {panel === 'help' && <ShortcutPanel shortcuts={shortcuts} />}
      {panel === 'more' && <MoreList tools={more} perform={perform} onClose={onClose} />}
    </ReaderSheet>
  )
}
