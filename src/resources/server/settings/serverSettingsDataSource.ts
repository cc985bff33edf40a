import type { ResourceDataSource } from '../../../api/records/resourceDataSourceTypes'
import { getServerSettings, updateServerSettings } from '../../../generated/server-settings/server-settings.calls'
import {
  type EditableServerSettings,
  type ServerSettingsChanges,
  toEditableServerSettings,
} from './editableServerSettings'

/** Functions that read and change the server settings. All server settings form a single record. */
export const serverSettingsDataSource = {
  one: async (_: string, signal?: AbortSignal) => toEditableServerSettings(await getServerSettings({ signal })),
  async update(_, changes, before) {
    await updateServerSettings(changes satisfies ServerSettingsChanges)
    return { ...before, ...changes }
  },
} satisfies ResourceDataSource<EditableServerSettings>
