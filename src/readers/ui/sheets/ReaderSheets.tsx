import { useTranslate } from '../../../language/useTranslate'
import { ShortcutSheet } from '../../input/keys/ShortcutSheet'
import type { Command, Shortcut } from '../../input/keys/shortcuts'
import type { SettingRow } from '../../settings/readerSettings'
import { SettingsSheet } from '../../settings/SettingsSheet'
import { OverflowMenu } from './OverflowMenu'
import { ReaderSheet } from './ReaderSheet'
import { SheetTabs } from './SheetTabs'
import { hasSheetTab, type SheetControls } from './sheets'

interface Props {
  /** Name of the sheet, or of a tab of the contents sheet. */
  readonly panel: string
  readonly panels?: SheetControls
  readonly settings?: readonly SettingRow[]
  readonly shortcuts: readonly Shortcut[]
  readonly perform: (deed: Command) => void
  readonly onClose: () => void
}

/** Renders the open sheet of a reader. */
export function ReaderSheets({ panel, panels = {}, settings = [], shortcuts, perform, onClose }: Props) {
  const t = useTranslate()
  const { contents, sheets, more = [] } = panels
  if (contents && (panel === 'contents' || hasSheetTab(contents, panel)))
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
      {panel === 'settings' && <SettingsSheet settings={settings} />}
      {panel === 'help' && <ShortcutSheet shortcuts={shortcuts} />}
      {panel === 'more' && <OverflowMenu tools={more} perform={perform} onClose={onClose} />}
    </ReaderSheet>
  )
}
