import { CopyMinus, FileCog, FileInput, FileX, FolderX, History, type LucideIcon } from 'lucide-react'
import { HistoryEventType } from '../../generated/model.schemas'
import { findTranslation } from '../../language/interfaceLanguage'

const icons: Readonly<Record<string, LucideIcon>> = {
  BookConverted: FileCog,
  BookFileDeleted: FileX,
  BookImported: FileInput,
  DuplicatePageDeleted: CopyMinus,
  SeriesFolderDeleted: FolderX,
} satisfies Record<HistoryEventType, LucideIcon>

export const historyEventTypes: readonly string[] = Object.values(HistoryEventType)

/** Returns the icon of a history event type. For unknown types, returns a general icon. */
export const getHistoryEventTypeIcon = (type: string): LucideIcon => icons[type] ?? History

/** Returns the translated name of a history event type. If the type is unknown, returns the type itself. */
export const getHistoryEventTypeText = (type: string): string => findTranslation(`page.history.type.${type}`) ?? type
