import { expect, test } from 'vitest'
import { isTelevision } from './isTelevision'

test.each([
  ['Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/108.0.5359.211 Safari/537.36', true],
  ['Mozilla/5.0 (SMART-TV; LINUX; Tizen 7.0) AppleWebKit/537.36 Version/7.0 TV Safari/537.36', true],
  ['Mozilla/5.0 (Linux; Android 9; AFTKA) AppleWebKit/537.36 Silk/120.4.1 like Chrome/120.0 Safari/537.36', true],
  ['Mozilla/5.0 (Linux; Android 12; BRAVIA 4K VH2) AppleWebKit/537.36 Chrome/120.0 Safari/537.36', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', false],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', false],
])('%s', (userAgent, expected) => expect(isTelevision(userAgent)).toBe(expected))
