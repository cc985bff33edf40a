import { onPreferenceChange, readPreference } from '../preferences/preferences'
import './tokens.css'
import './base.css'

/** Color theme in use. The preference `system` is resolved to one of them. */
export type Theme = 'light' | 'dark'

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

/** Applies the theme preference. Applies it again after changes of the preference and of the system color scheme. */
export function initTheme(): void {
  applyTheme()
  onPreferenceChange('theme', applyTheme)
  systemIsDark.addEventListener('change', applyTheme)
}

function currentTheme(): Theme {
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
