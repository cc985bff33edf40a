import type { ResourceDataSource } from '../../../api/records/resourceDataSourceTypes'
import {
  deleteGlobalClientSettings,
  getGlobalClientSettings,
  updateGlobalClientSettings,
} from '../../../generated/client-settings/client-settings.calls'
import { type InterfaceSettings, toClientSettingsChanges, toInterfaceSettings } from './globalInterfaceSettings'

/** Functions that read and change the interface settings for all users. All these settings form a single record. */
export const interfaceSettingsDataSource = {
  one: async (_: string, signal?: AbortSignal) => toInterfaceSettings(await getGlobalClientSettings({ signal })),
  async update(_, changes, before) {
    const { update, deletedKeys } = toClientSettingsChanges(changes)
    if (deletedKeys.length > 0) await deleteGlobalClientSettings(deletedKeys)
    if (Object.keys(update).length > 0) await updateGlobalClientSettings(update)
    return { ...before, ...changes }
  },
} satisfies ResourceDataSource<InterfaceSettings>
