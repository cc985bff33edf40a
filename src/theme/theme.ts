import { onPreferenceChange, readPreference } from '../preferences/preferences'
import './tokens.css'
import './base.css'

/** Color theme in use, with the preference 'system' resolved. */
export type Theme = 'light' | 'dark'

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

/** Applies the theme preference and follows its changes and those of the system's color scheme. Called before the first paint. */
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
