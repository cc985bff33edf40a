import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { errorText } from '../../api/errorText'
import { ServerError } from '../../api/ServerError'
import { Button } from '../../components/controls/Button'
import { ErrorState } from '../../components/feedback/ErrorState'
import { Dialog } from '../../components/overlays/Dialog'
import { type DialogProps, useRestorableDialogUserInput } from '../../dialogs/dialogStore'
import { FormWithoutUrlDefaults } from '../../forms/FormWithoutUrlDefaults'
import { LabeledTextInput } from '../../forms/LabeledTextInput'
import { useFormFieldBinding } from '../../forms/useFormFieldBinding'
import { useGetApiKeys } from '../../generated/api-keys/api-keys'
import type { ApiKey } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { useCreateRecord } from '../../lists/record/recordMutations'
import styles from './AddApiKeyDialog.module.css'
import { NewApiKeySecret } from './NewApiKeySecret'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    addApiKey: { request: Record<never, never>; result: true }
  }
}

/**
 * Content of the dialog. `comment` is the text that the user enters for the new API key. `created` is the API key that
 * the server has created.
 */
type ApiKeyDraft = { comment: string; created?: ApiKey }

/** Dialog that creates an API key and shows its secret. The server returns the secret only once. */
export function AddApiKeyDialog({ close }: DialogProps<'addApiKey'>) {
  const preserved = useRestorableDialogUserInput()
  const { comment = '', created: previouslyCreated } = (preserved.draft ?? {}) as Partial<ApiKeyDraft>
  const [created, setCreated] = useState(previouslyCreated)
  if (created) return <NewApiKeySecret apiKey={created} onClose={() => close(true)} />
  const preserve = (draft: ApiKeyDraft) => {
    preserved.draft = draft
  }
  const showSecret = (apiKey: ApiKey) => {
    preserve({ comment: '', created: apiKey })
    setCreated(apiKey)
  }
  return (
    <ApiKeyForm
      initialComment={comment}
      onComment={text => preserve({ comment: text })}
      onCreated={showSecret}
      onClose={() => close()}
    />
  )
}

type ApiKeyFormProps = {
  initialComment: string
  onComment: (comment: string) => void
  onCreated: (apiKey: ApiKey) => void
  onClose: () => void
}

function ApiKeyForm({ initialComment, onComment, onCreated, onClose }: ApiKeyFormProps) {
  const t = useTranslate()
  const formId = useId()
  // The dialog shows the secret of the new key at once. It does not wait for the refetch of the list of keys.
  const create = useCreateRecord<ApiKey>('apiKeys', { isRefetchAwaited: false })
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (comment: string) => create({ comment: comment.trim() }),
    meta: { shownBy: 'dialog' },
    onSuccess: onCreated,
  })
  const { data: keys } = useGetApiKeys({ query: { meta: { shownBy: 'none' } } })
  const isTaken = (comment: string) =>
    keys?.some(key => isSameComment(key.comment, comment)) === true ||
    (isCommentTakenError(error) && isSameComment(variables ?? '', comment))
  const save = ({ comment }: { comment: string }) => {
    if (!isPending && comment.trim() !== '' && !isTaken(comment)) mutate(comment)
  }
  return (
    <Dialog
      open
      busy={isPending}
      // While the server creates the key, the dialog stays open. Only this response contains the secret of the key.
      onClose={() => !isPending && onClose()}
      title={t('dialog.addApiKey.title')}
      description={t('dialog.addApiKey.text')}
      actions={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {t('dialog.cancel')}
          </Button>
          <Button variant="filled" type="submit" form={formId} busy={isPending}>
            {t('dialog.addApiKey.verb')}
          </Button>
        </>
      }
    >
      <FormWithoutUrlDefaults id={formId} className={styles.form} values={{ comment: initialComment }} onSubmit={save}>
        {error && !isCommentTakenError(error) && <ErrorState inline text={errorText(error)} />}
        <CommentField isTaken={isTaken} onComment={onComment} />
      </FormWithoutUrlDefaults>
    </Dialog>
  )
}

function CommentField({
  isTaken,
  onComment,
}: { isTaken: (comment: string) => boolean } & Pick<ApiKeyFormProps, 'onComment'>) {
  const t = useTranslate()
  const { value, onChange } = useFormFieldBinding<string>('comment')
  // The browser accepts spaces in a required input. The server does not.
  const isBlank = value !== '' && value.trim() === ''
  const error = isBlank ? t('rule.required') : isTaken(value) ? t('error.code.ERR_1034') : undefined
  return (
    <LabeledTextInput
      label={t('dialog.addApiKey.comment')}
      hint={t('dialog.addApiKey.commentHint')}
      error={error}
      required
      value={value}
      onChange={text => {
        onComment(text)
        onChange(text)
      }}
    />
  )
}

const isSameComment = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

const isCommentTakenError = (error: unknown) =>
  error instanceof ServerError && error.serverMessage?.includes('ERR_1034') === true
