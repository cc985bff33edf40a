import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { errorText } from '../../api/errorText'
import { notify } from '../../api/notices'
import { Button } from '../../components/controls/Button'
import { DefinitionList } from '../../components/page/DefinitionList'
import { useSignOut } from '../../dialogs/useSignOut'
import { FormFailure } from '../../forms/FormFailure'
import { PasswordField } from '../../forms/PasswordField'
import { changeMyPassword } from '../../generated/users/users.calls'
import { useEnumText } from '../../language/enumText'
import { useDocumentTitle } from '../../language/useTitle'
import { useTranslate } from '../../language/useTranslate'
import styles from './AccountPage.module.css'
import { PasswordStrengthMeter } from './PasswordStrengthMeter'

/** Account page: e-mail, roles, password form and sign-out. */
export function AccountPage() {
  const t = useTranslate()
  const me = useCurrentUser()
  const role = useEnumText()
  const signOut = useSignOut()
  useDocumentTitle(t('page.account.title'))
  return (
    <div className={styles.page}>
      <h1>{t('page.account.title')}</h1>
      <DefinitionList
        facts={[
          { name: t('page.account.email'), value: <span dir="ltr">{me.email}</span> },
          { name: t('page.account.roles'), value: me.roles.map(name => role('Role', name)).join(', ') },
        ]}
      />
      <PasswordForm email={me.email} />
      <Button onClick={signOut}>{t('shell.signOut')}</Button>
    </div>
  )
}

/** Changes the password, entered twice (specification section 5). The input stays when the server rejects it. */
function PasswordForm({ email }: { email: string }) {
  const t = useTranslate()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const differs = repeated !== '' && repeated !== password
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['changeMyPassword'],
    mutationFn: (password: string) => changeMyPassword({ password }),
    meta: { shownBy: 'page' },
    onSuccess: () => {
      setPassword('')
      setRepeated('')
      notify({ kind: 'success', text: t('page.account.changed') })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password && password === repeated) mutate(password)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <h2>{t('page.account.changePassword')}</h2>
      <FormFailure text={error ? errorText(error) : undefined} />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        autoComplete="new-password"
        label={t('page.account.newPassword')}
        value={password}
        onChange={setPassword}
      />
      <PasswordStrengthMeter password={password} known={email} />
      <PasswordField
        autoComplete="new-password"
        label={t('page.account.repeatPassword')}
        value={repeated}
        onChange={setRepeated}
        error={differs ? t('rule.passwordsIdentical') : undefined}
      />
      <Button look="filled" type="submit" busy={isPending} disabled={!password || password !== repeated}>
        {t('page.account.savePassword')}
      </Button>
    </form>
  )
}
