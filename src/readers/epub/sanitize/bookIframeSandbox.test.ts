import { expect, test } from 'vitest'
import { areIframeScriptsNeeded, getBookIframeSandbox } from './bookIframeSandbox'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Safari on macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.5 Safari/605.1.15`, true],
  ['Safari on iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} Mobile/15E148 Safari`, true],
  ['Chrome on iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} CriOS/138.0 Mobile`, true],
  ['Firefox on iPad', `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${webKit} FxiOS/140.0 Mobile/15E148`, true],
  ['Chrome', 'Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36', false],
  ['Edge', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36 Edg/138.0', false],
  ['headless Chromium', 'Mozilla/5.0 (X11) AppleWebKit/537.36 HeadlessChrome/138.0.0.0 Safari/537.36', false],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
])('allows iframe scripts only in WebKit: %s', (_, userAgent, isNeeded) => {
  expect(areIframeScriptsNeeded(userAgent)).toBe(isNeeded)
  expect(getBookIframeSandbox(userAgent).split(' ').includes('allow-scripts')).toBe(isNeeded)
})
