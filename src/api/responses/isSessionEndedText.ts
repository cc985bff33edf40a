/**
 * Returns whether the body of a successful response only says that the session has ended. The server sends this text
 * without a content type (server-facts 3.1). Some proxies add the type `text/plain`.
 * @param type content type without parameters, in lower case. Empty if the response has no content type
 */
export const isSessionEndedText = (type: string, text: string): boolean =>
  text !== '' && (type === '' || (type === 'text/plain' && /session has been expired/i.test(text)))
