import type { ReaderSettingDefinition } from './readerSettingDefinitions'

/** Returns the key of the texts of a setting. Its children are `label` and, for a choice, each allowed value. */
export const getSettingTextKey = ({ name, textName = name }: ReaderSettingDefinition): string =>
  `reader.setting.${textName}`
