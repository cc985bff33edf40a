import type { ReaderSettingDefinition } from './readerSettingDefinitions'

/**
 * Returns the common prefix of the translation keys of a setting. The key of the label is the prefix with `.label`. If
 * the setting is a choice, the key of each allowed value is the prefix with a dot and the value.
 */
export const getSettingTextKey = ({
  name,
  textName = name,
}: Pick<ReaderSettingDefinition, 'name' | 'textName'>): string => `reader.setting.${textName}`
