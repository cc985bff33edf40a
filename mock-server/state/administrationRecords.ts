/**
 * This file defines records that do not belong to a library: API keys, authentication activity, history, page hashes,
 * settings.
 */
export type ApiKeyRecord = { id: string; userId: string; keyHash: string; comment: string; created: number }
export type AuthenticationActivityRecord = {
  userId: string | null
  email: string | null
  apiKeyId: string | null
  apiKeyComment: string | null
  ip: string | null
  userAgent: string | null
  success: boolean
  error: string | null
  dateTime: number
  source: string | null
}

export type HistoryRecord = {
  id: string
  type: string
  timestamp: number
  bookId: string | null
  seriesId: string | null
  properties: Record<string, string>
}
export type KnownPageHashRecord = {
  hash: string
  size: number | null
  action: 'DELETE_AUTO' | 'DELETE_MANUAL' | 'IGNORE'
  deleteCount: number
  created: number
  lastModified: number
}
export type ClientSettingRecord = { value: string; allowUnauthorized?: boolean }

export type StoredServerSettings = {
  deleteEmptyCollections: boolean
  deleteEmptyReadLists: boolean
  rememberMeDurationDays: number
  thumbnailSize: 'DEFAULT' | 'MEDIUM' | 'LARGE' | 'XLARGE'
  taskPoolSize: number
  serverPort: number | null
  serverContextPath: string | null
  koboProxy: boolean
  koboPort: number | null
  kepubifyPath: string | null
}
