import type { ReaderSettingDefinition } from './readerSettingDefinitions'

/** Returns the key of the texts of a setting. Its children are `label` and, for a choice, each allowed value. */
export const getSettingTextKey = ({
  name,
  textName = name,
}: Pick<ReaderSettingDefinition, 'name' | 'textName'>): string => `reader.setting.${textName}`
