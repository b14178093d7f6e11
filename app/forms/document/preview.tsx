// The preview of Markdown below its field, as its page draws it. Nothing is stored.
import { useFormState } from '#app/forms/form-state.ts'
import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { ContentSections } from '#app/ui/sections/content-sections.tsx'
import { useFocused } from '../notices/use-focused.ts'
import { useWordsLanguage } from './words-language.ts'

/** The name of the buttons; the value is the field's. */
export const previewField = 'preview'

export function Preview({ of, label }: { of: string; label: string }) {
  const say = useSay()
  const { answer } = useFormState()
  const preview = answer?.preview?.of === of ? answer.preview : undefined
  const focused = useFocused<HTMLElement>(preview !== undefined)
  const language = useWordsLanguage()
  const title = say('Preview of {label}', { label })
  return (
    <>
      <div className="button-row">
        <Button type="submit" name={previewField} value={of} variant="outline" size="s" formNoValidate>
          {say('Preview')}
          <span className="visually-hidden"> {say('of {label}', { label })}</span>
        </Button>
      </div>
      {preview ? (
        <section {...focused} className="document-preview card" aria-label={title} tabIndex={-1}>
          <p className="soft">{say('The parts that its page is made of. Nothing is saved.')}</p>
          {preview.parts.length > 0 ? (
            <div lang={language}>
              <ContentSections sections={preview.parts} level={3} />
            </div>
          ) : (
            <p>{say('There is no text to show yet.')}</p>
          )}
        </section>
      ) : null}
    </>
  )
}
