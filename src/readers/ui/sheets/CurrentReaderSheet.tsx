import { useTranslate } from '../../../language/useTranslate'
import type { ReaderCommand, ReaderShortcut } from '../../input/keys/readerShortcuts'
import { ShortcutSheet } from '../../input/keys/ShortcutSheet'
import { ReaderSettingsSheet } from '../../settings/ReaderSettingsSheet'
import type { ReaderSettingDefinition } from '../../settings/readerSettingDefinitions'
import { ReaderOverflowMenu } from './ReaderOverflowMenu'
import { ReaderSheet } from './ReaderSheet'
import { ReaderSheetTabs } from './ReaderSheetTabs'
import { hasContentsTab, type ReaderSheetsAndMenus } from './readerSheetAndMenuDefinitions'

interface Props {
  /** Name of the sheet to show. If it is the name of a tab, the contents sheet is shown with this tab. */
  readonly openSheet: string
  readonly sheetControls?: ReaderSheetsAndMenus
  readonly settings?: readonly ReaderSettingDefinition[]
  readonly shortcuts: readonly ReaderShortcut[]
  readonly perform: (command: ReaderCommand) => void
  readonly onClose: () => void
}

export function CurrentReaderSheet({
  openSheet,
  sheetControls = {},
  settings = [],
  shortcuts,
  perform,
  onClose,
}: Props) {
  const t = useTranslate()
  const { contents, sheets, menuItems = [] } = sheetControls
  if (contents && (openSheet === 'contents' || hasContentsTab(contents, openSheet)))
    return (
      <ReaderSheet title={contents.label} side={contents.side} wide={contents.wide} onClose={onClose}>
        <ReaderSheetTabs label={contents.label} tabs={contents.tabs} initialTab={openSheet} close={onClose} />
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
      {openSheet === 'settings' && <ReaderSettingsSheet settings={settings} />}
      {openSheet === 'help' && <ShortcutSheet shortcuts={shortcuts} />}
      {openSheet === 'overflowMenu' && <ReaderOverflowMenu items={menuItems} perform={perform} onClose={onClose} />}
    </ReaderSheet>
  )
}
