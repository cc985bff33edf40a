import { useMemo, useSyncExternalStore } from 'react'
import { showNotice } from '../../../api/notices'
import { Button } from '../../../components/controls/Button'
import { Checkbox } from '../../../components/controls/Checkbox'
import { PageSection } from '../../../components/page/PageSection'
import { useTranslate } from '../../../language/useTranslate'
import { useBlurOfUnreadCovers } from '../../../lists/browse/useBlurOfUnreadCovers'
import {
  type BrowserSettingValues,
  browserSettingGroupNames,
  getBrowserSettingGroupName,
  onBrowserSettingsChange,
  readBrowserSettings,
  writeBrowserSettings,
} from '../../../preferences/browserSettings'
import { formatBrowserSettingValue, getBrowserSettingLabel } from './browserSettingTexts'
import { CollapsibleSettingGroup } from './CollapsibleSettingGroup'
import styles from './Preferences.module.css'
import { useSettingTextFormatters } from './useSettingTextFormatters'

/** Shows the settings of this browser, by group. The user can undo a reset. */
export function BrowserSettingsSection() {
  const t = useTranslate()
  const texts = useSettingTextFormatters()
  const settings = useBrowserSettings()
  const all = Object.entries(settings)
  const reset = (entries: readonly (readonly [string, unknown])[]) => {
    const before: BrowserSettingValues = Object.fromEntries(entries)
    writeBrowserSettings(Object.fromEntries(entries.map(([key]) => [key, undefined])))
    showNotice({
      kind: 'success',
      text: t('page.preferences.resetDone', { count: entries.length }),
      action: { label: t('page.preferences.undo'), run: () => writeBrowserSettings(before) },
    })
  }
  return (
    <PageSection title={t('page.preferences.browser.title')}>
      <p className={styles.quiet}>{t('page.preferences.browser.text')}</p>
      <BlurUnreadCheckbox />
      <ul className={styles.groups}>
        {browserSettingGroupNames.map(group => {
          const entries = all.filter(([key]) => getBrowserSettingGroupName(key) === group)
          return (
            <CollapsibleSettingGroup
              key={group}
              title={t(`page.preferences.group.${group}`)}
              summary={
                entries.length > 0
                  ? t('page.preferences.changed', { count: entries.length })
                  : t('page.preferences.unchanged')
              }
              items={entries.map(([key, value]) => ({
                key,
                label: getBrowserSettingLabel(key, texts),
                value: formatBrowserSettingValue(key, value, texts),
              }))}
              onReset={entries.length > 0 ? () => reset(entries) : undefined}
            />
          )
        })}
      </ul>
      <Button disabled={all.length === 0} onClick={() => reset(all)}>
        {t('page.preferences.browser.resetAll')}
      </Button>
    </PageSection>
  )
}

function BlurUnreadCheckbox() {
  const t = useTranslate()
  const [isOn, setOn] = useBlurOfUnreadCovers()
  return (
    <Checkbox checked={isOn} onChange={setOn} hint={t('page.preferences.setting.browse.blurUnread.hint')}>
      {t('page.preferences.setting.browse.blurUnread.label')}
    </Checkbox>
  )
}

function useBrowserSettings(): BrowserSettingValues {
  const text = useSyncExternalStore(onBrowserSettingsChange, () => JSON.stringify(readBrowserSettings()))
  return useMemo(() => JSON.parse(text), [text])
}
