import { useTranslate } from '../../../language/useTranslate'
import { ShortcutSheet } from '../../input/keys/ShortcutSheet'
import type { ReaderCommand, Shortcut } from '../../input/keys/shortcuts'
import { SettingsSheet } from '../../settings/SettingsSheet'
import type { SettingRow } from '../../settings/settingRows'
import { OverflowMenu } from './OverflowMenu'
import { ReaderSheet } from './ReaderSheet'
import { SheetTabs } from './SheetTabs'
import { hasSheetTab, type SheetControls } from './sheetControls'

interface Props {
  /** Name of the sheet, or of a tab of the contents sheet. */
  readonly openSheet: string
  readonly sheetControls?: SheetControls
  readonly settings?: readonly SettingRow[]
  readonly shortcuts: readonly Shortcut[]
  readonly perform: (command: ReaderCommand) => void
  readonly onClose: () => void
}

/** Renders the open sheet of a reader. */
export function ReaderSheets({ openSheet, sheetControls = {}, settings = [], shortcuts, perform, onClose }: Props) {
  const t = useTranslate()
  const { contents, sheets, menuItems = [] } = sheetControls
  if (contents && (openSheet === 'contents' || hasSheetTab(contents, openSheet)))
    return (
      <ReaderSheet title={contents.label} side={contents.side} wide={contents.wide} onClose={onClose}>
        <SheetTabs label={contents.label} tabs={contents.tabs} initialTab={openSheet} close={onClose} />
      </ReaderSheet>
    )
  const sheet = sheets?.[openSheet]
  if (sheet)
    return (
      <ReaderSheet title={sheet.label} side={sheet.side} wide={sheet.wide} onClose={onClose}>
        {sheet.view(onClose)}
      </ReaderSheet>
    )
  return (
    <ReaderSheet title={t(`shortcut.${openSheet}`)} clear={openSheet === 'settings'} onClose={onClose}>
      {openSheet === 'settings' && <SettingsSheet settings={settings} />}
      {openSheet === 'help' && <ShortcutSheet shortcuts={shortcuts} />}
      {openSheet === 'more' && <OverflowMenu items={menuItems} perform={perform} onClose={onClose} />}
    </ReaderSheet>
  )
}
