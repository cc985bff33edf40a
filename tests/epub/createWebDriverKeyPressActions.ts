/** WebDriver codes of keys without a character, such as arrow keys. */
const specialKeys: Readonly<Record<string, string>> = {
  ArrowLeft: '\ue012',
  ArrowRight: '\ue014',
  End: '\ue010',
  Home: '\ue011',
  PageDown: '\ue00f',
  PageUp: '\ue00e',
}

/** Returns the WebDriver actions that press and release a key. */
export const createWebDriverKeyPressActions = (key: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: ['keyDown', 'keyUp'].map(type => ({ type, value: specialKeys[key] ?? key })),
  },
]
