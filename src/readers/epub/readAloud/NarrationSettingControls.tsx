import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import { usePreference } from '../../../preferences/usePreference'
import settingStyles from '../../settings/ReaderSettingsSheet.module.css'
import { ReaderIconButton } from '../../ui/toolbars/ReaderIconButton'
import { type NarrationSettings, narrationRates, stepNarrationRate } from './narrationSettings'
import styles from './ReadAloudBar.module.css'
import { canBrowserSpeak, onSpeechVoicesChange } from './speakSentence'
import { findVoicesOfLanguage } from './speechVoices'

interface Props {
  readonly language: string
  readonly settings: NarrationSettings
  readonly onChange: (change: Partial<NarrationSettings>) => void
  readonly children: ReactNode
}

/** Controls for reading aloud: the speed, and the voice for the language of the text. */
export function NarrationSettingControls({ language, settings: { rate, voice }, onChange, children }: Props) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const id = useId()
  const voices = findVoicesOfLanguage(useVoices(), language)
  const step = (direction: 1 | -1) => onChange({ rate: stepNarrationRate(rate, direction) })
  return (
    <div className={styles.options}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in all browsers */}
      <div role="group" aria-labelledby={id} className={styles.row}>
        <span id={id}>{t('readAloud.speed')}</span>
        <span className={styles.stepper}>
          <ReaderIconButton
            icon={Minus}
            label={t('readAloud.slower')}
            inactive={rate === narrationRates[0]}
            onClick={() => step(-1)}
          />
          <output>{format.number(rate)}×</output>
          <ReaderIconButton
            icon={Plus}
            label={t('readAloud.faster')}
            inactive={rate === narrationRates.at(-1)}
            onClick={() => step(1)}
          />
        </span>
      </div>
      {voices.length > 0 && (
        <label className={styles.row}>
          <span>{t('readAloud.voice')}</span>
          <select
            value={voices.some(({ voiceURI }) => voiceURI === voice) ? voice : ''}
            onChange={({ target }) => onChange({ voice: target.value })}
          >
            <option value="">{t('readAloud.automaticVoice')}</option>
            {voices.map(({ voiceURI, name }) => (
              <option key={voiceURI} value={voiceURI}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {children}
    </div>
  )
}

export function NarrationSkipNotesSetting({ onChange }: { onChange: () => void }) {
  const t = useTranslate()
  const [isSkipping, setSkipping] = usePreference('epub.narrationSkips')
  return (
    <label className={settingStyles.switch}>
      <span>{t('readAloud.skip')}</span>
      <input
        type="checkbox"
        role="switch"
        checked={isSkipping}
        aria-checked={isSkipping}
        onChange={({ target }) => {
          setSkipping(target.checked)
          onChange()
        }}
      />
    </label>
  )
}

let knownVoices: readonly SpeechSynthesisVoice[] = []

/** Returns the voices of the browser. The returned array changes only when the voices change. */
function useVoices(): readonly SpeechSynthesisVoice[] {
  return useSyncExternalStore(onSpeechVoicesChange, () => {
    const voices = canBrowserSpeak() ? speechSynthesis.getVoices() : knownVoices
    const isSame = voices.length === knownVoices.length && voices.every((voice, at) => voice === knownVoices[at])
    if (!isSame) knownVoices = voices
    return knownVoices
  })
}
