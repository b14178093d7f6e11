import { ActionForm } from '#app/forms/action-form.tsx'
import { CheckboxGroup, TextField } from '#app/forms/fields/fields.tsx'
import { useFormState } from '#app/forms/form-state.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Popover } from '#app/ui/popover.tsx'

type TagFieldsProps = {
  tags: string[]
  /** The tags that other records have. */
  inUse: readonly string[]
  /** On a page of their own, where the new tag has the focus until it is refused. */
  isPage?: boolean
}

/** New tags are typed beside those that the record has, so that adding one changes no other. */
export function TagFields({ tags, inUse, isPage = false }: TagFieldsProps) {
  const say = useSay()
  const { answer } = useFormState()
  const proposed = inUse
    .filter((tag) => !tags.includes(tag))
    .map((tag) => ({ value: tag, label: '', isTyped: true as const }))
  return (
    <>
      <TextField
        name="tags"
        label={say('Add tags')}
        hint={say('Up to ten, separated by commas. To find one, search for #tag.')}
        list={proposed}
        autoComplete="off"
        isUnmarked
        autoFocus={isPage && !answer}
      />
      {tags.length > 0 ? (
        <CheckboxGroup
          name="kept"
          legend={say('Tags')}
          options={tags.map((tag) => ({ value: tag, label: `#${tag}`, isTyped: true as const }))}
          isUnmarked
        />
      ) : null}
    </>
  )
}

type TagPopoverProps = Omit<TagFieldsProps, 'isPage'> & { action: string; version: number }

export function TagPopover({ action, version, tags, inUse }: TagPopoverProps) {
  const say = useSay()
  const defaults = { kept: tags, version: String(version) }
  return (
    <Popover id="tags-choices" label={say('Tags')} opens="down">
      <ActionForm form="tags" action={action} className="popover-field" defaults={defaults}>
        <TagFields tags={tags} inUse={inUse} />
        <SubmitButton busy={say('Saving...')} variant="outline">
          {say('Save')}
        </SubmitButton>
      </ActionForm>
    </Popover>
  )
}
