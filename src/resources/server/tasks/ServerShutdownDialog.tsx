import { useEffect, useState } from 'react'
import { showNotice } from '../../../api/notices'
import { onServerReachableAgain } from '../../../api/serverConnection'
import { Button } from '../../../components/controls/Button'
import { Dialog } from '../../../components/overlays/Dialog'
import type { DialogProps } from '../../../dialogs/dialogStore'
import { getClaim } from '../../../generated/session/session.calls'
import { useTranslate } from '../../../language/useTranslate'

declare module '../../../dialogs/dialogStore' {
  interface DialogTypes {
    serverShutdown: { request: Record<never, never>; result: true }
  }
}

const CHECK_INTERVAL_MS = 1000
/**
 * Time in milliseconds within which the server must stop. If the server still responds after this time, another program
 * has restarted the server.
 */
const STOP_TIMEOUT_MS = 30_000

type ShutdownPhase = 'stopping' | 'off' | 'restarted'

const isServerRunning = (): Promise<boolean> =>
  getClaim({ cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * Dialog while the server shuts down and is off, with a retry button. The dialog closes when the server responds again.
 */
export function ServerShutdownDialog({ close }: DialogProps<'serverShutdown'>) {
  const t = useTranslate()
  const { phase, isChecking, hasFailedAgain, check } = useShutdownPhase(() => {
    showNotice({ kind: 'success', text: t('dialog.serverShutdown.back') })
    close(true)
  })
  return (
    <Dialog
      open
      onClose={() => close()}
      title={t(`dialog.serverShutdown.${phase}.title`)}
      description={t(`dialog.serverShutdown.${phase}.text`)}
      actions={
        phase === 'off' ? (
          <Button variant="filled" busy={isChecking} onClick={check}>
            {t('component.failed.retry')}
          </Button>
        ) : (
          <Button onClick={() => close()}>{t('component.dialog.close')}</Button>
        )
      }
    >
      <p role="status">{hasFailedAgain && !isChecking && t('dialog.serverShutdown.stillOff')}</p>
    </Dialog>
  )
}

function useShutdownPhase(onBack: () => void) {
  const [phase, setPhase] = useState<ShutdownPhase>('stopping')
  const [isChecking, setChecking] = useState(false)
  const [hasFailedAgain, setFailedAgain] = useState(false)
  useEffect(() => {
    if (phase !== 'stopping') return
    const startedAt = Date.now()
    let timer: ReturnType<typeof setTimeout>
    let isCancelled = false
    const checkStopped = async () => {
      const isRunning = await isServerRunning()
      if (isCancelled) return
      if (!isRunning) return setPhase('off')
      if (Date.now() - startedAt > STOP_TIMEOUT_MS) return setPhase('restarted')
      timer = setTimeout(checkStopped, CHECK_INTERVAL_MS)
    }
    timer = setTimeout(checkStopped, CHECK_INTERVAL_MS)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [phase])
  // Also closes the dialog if another request of the app shows that the server is reachable again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: registers once per phase
  useEffect(() => (phase === 'off' ? onServerReachableAgain(wasAway => wasAway && onBack()) : undefined), [phase])
  const check = async () => {
    setChecking(true)
    const isRunning = await isServerRunning()
    setChecking(false)
    if (isRunning) onBack()
    else setFailedAgain(true)
  }
  return { phase, isChecking, hasFailedAgain, check: () => void check() }
}
