// Chooses one of the newest pictures of the media library, of older ones or of those found, or uploads one; without scripts too.
import { described, FieldError, FieldHint } from '#app/forms/fields/fields.tsx'
import { type PictureChoices, useField, useFormState } from '#app/forms/form-state.ts'
import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'
import '#app/ui/styles/staff/blog/pictures.css'
import { useFocused } from '../notices/focus-on-change.ts'
import type { Leaf } from './field-types.ts'

/** The name of the buttons; the value is the field's name, and where the pictures begin. */
export const picturesField = 'pictures'
/** The value of the button that searches, after the field's name; the words are in an input of this name. */
export const searchOf = 'search'
export const searchInput = (name: string) => `${picturesField}-${searchOf}-${name}`
/** The name of the button that Enter presses: in a search it searches. */
export const enteredField = 'entered'

/** The value of the button that uploads, after the field's name, and the inputs of the file and of what it shows. */
export const uploadOf = 'upload'
export const uploadFile = `${picturesField}-file`
export const uploadAlt = `${picturesField}-alt`

/** The value of the button that shows the icons. */
export const iconsOf = 'icons'

export const EnteredButton = () => <button type="submit" hidden name={enteredField} value="yes" />

type PictureFieldProps = { leaf: Leaf; name: string; label: string }

export function PictureField({ leaf, name, label }: PictureFieldProps) {
  const say = useSay()
  const hint = leaf.hint && say(leaf.hint)
  const { answer } = useFormState()
  const field = useField(name)
  const { id, value = '', error, clear } = field
  const asked = answer?.choices?.of === name ? answer.choices : undefined
  const { pictures, next, search = '' }: PictureChoices = asked ?? leaf.pictures ?? { pictures: [], next: null }
  const src = String(value)
  const known = pictures.find((one) => one.src === src)
  const chosen = known ?? { src, name: say('The chosen picture'), alt: '', thumbnail: src }
  return (
    <fieldset
      {...useFocused<HTMLFieldSetElement>(asked !== undefined)}
      className="stack picture-field"
      data-gap="s"
      id={id}
      tabIndex={-1}
      aria-describedby={described(field, hint)['aria-describedby']}
      onChange={clear}
    >
      <legend className="field-label">
        {label} <span className="field-optional">{say('(optional)')}</span>
      </legend>
      <FieldHint id={field.hintId} hint={hint} />
      <FieldError {...field} />
      {src ? <img src={chosen.thumbnail} alt={chosen.alt || chosen.name} loading="lazy" /> : null}
      <details open={asked !== undefined || error !== undefined}>
        <summary>{src ? say('Choose another picture') : say('Choose a picture')}</summary>
        <div className="button-row">
          <input
            className="input"
            type="search"
            name={searchInput(name)}
            defaultValue={search}
            aria-label={say('Search pictures')}
          />
          <Ask of={name} from={searchOf} label={say('Search')} />
        </div>
        {search && pictures.length === 0 ? <p>{say('No pictures found')}</p> : null}
        <ul className="tiles media-grid">
          <li>
            <Choice name={name} src="" text={say('No picture')} isChosen={src === ''} />
          </li>
          {[...(known || !src ? [] : [chosen]), ...pictures].map((one) => (
            <li key={one.src}>
              <Choice {...one} name={name} text={one.alt || one.name} isChosen={one.src === src} />
            </li>
          ))}
        </ul>
        <div className="button-row">
          {next ? <Ask of={name} from={next} label={say('Older pictures')} /> : null}
          <Ask of={name} from="" label={say('Newest pictures')} />
        </div>
        <Upload of={name} id={`${id}-upload`} />
      </details>
    </fieldset>
  )
}

/** A chosen file is also taken by the button that saves. */
function Upload({ of, id }: { of: string; id: string }) {
  const say = useSay()
  return (
    <div className="stack" data-gap="s">
      <label className="field-label" htmlFor={id}>
        {say('Upload a picture')}
      </label>
      <input
        className="input"
        id={id}
        type="file"
        name={uploadFile}
        accept="image/jpeg,image/png,image/webp,image/avif"
      />
      <label className="field-label" htmlFor={`${id}-alt`}>
        {say('Alternative text')} <span className="field-optional">{say('(optional)')}</span>
      </label>
      <input className="input" id={`${id}-alt`} name={uploadAlt} maxLength={300} />
      <Ask of={of} from={uploadOf} label={say('Upload')} />
    </div>
  )
}

type ChoiceProps = { name: string; src: string; text: string; isChosen: boolean; thumbnail?: string }

const Choice = ({ name, src, text, isChosen, thumbnail }: ChoiceProps) => (
  <label>
    {thumbnail ? <img src={thumbnail} alt="" loading="lazy" /> : null}
    <span className="checkbox">
      <input type="radio" name={name} value={src} defaultChecked={isChosen} />
      <span className="typed">{text}</span>
    </span>
  </label>
)

export const Ask = ({ of, from, label }: { of: string; from: string; label: string }) => (
  <Button type="submit" name={picturesField} value={`${of} ${from}`} variant="outline" size="s" formNoValidate>
    {label}
  </Button>
)
