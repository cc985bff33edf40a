/**
 * Returns whether a user agent is the browser of a television or of a streaming device. These devices often report a
 * mouse although the user has a remote control.
 */
export const isTelevision = (userAgent: string): boolean =>
  /\b(?:TV|SmartTV|GoogleTV|AppleTV|BRAVIA|Tizen|Web0S|webOS|AFT[A-Z]\w*|CrKey)\b/.test(userAgent)
