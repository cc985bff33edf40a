import { onPreferenceChange, readPreference } from '../preferences/preferenceStore'
import './tokens.css'
import './base.css'

/** Color theme in use. The preference `system` becomes `light` or `dark`. */
export type ThemeName = 'light' | 'dark'

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
const colorsAreForced = matchMedia('(forced-colors: active)')

/**
 * Applies the theme preference, now and after each change. Also applies changes of the color scheme of the system.
 * Loads the styles for forced colors when the system forces its colors.
 */
export function initTheme(): void {
  applyTheme()
  onPreferenceChange('theme', applyTheme)
  systemIsDark.addEventListener('change', applyTheme)
  loadForcedColorStyles()
  colorsAreForced.addEventListener('change', loadForcedColorStyles)
}

function loadForcedColorStyles() {
  if (colorsAreForced.matches) import('./forcedColors.css').catch(() => {})
}

function currentTheme(): ThemeName {
  const preference = readPreference('theme')
  if (preference !== 'system') return preference
  return systemIsDark.matches ? 'dark' : 'light'
}

function applyTheme() {
  const root = document.documentElement
  root.dataset.theme = currentTheme()
  const surface = getComputedStyle(root).getPropertyValue('--surface').trim()
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', surface)
}
