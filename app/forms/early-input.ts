// Keeps text typed before hydration. React would reset a text area to the server's text, and no form would notice the input.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const changed = new Set<Field>()

/** Call before hydration. */
export function watchEarlyInput() {
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) if (isChanged(field)) keep(field)
  document.addEventListener('input', onInput, true)
}

/** Call after hydration: replays the early input as input events. */
export function replayEarlyInput() {
  document.removeEventListener('input', onInput, true)
  for (const field of changed) field.dispatchEvent(new Event('input', { bubbles: true }))
  changed.clear()
}

function onInput({ target }: Event) {
  if (isField(target)) keep(target)
}

function keep(field: Field) {
  changed.add(field)
  // React resets a text area only if its default value is still the server's text.
  if (field instanceof HTMLTextAreaElement) field.defaultValue = field.value
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

function isChanged(field: Field) {
  if (field instanceof HTMLSelectElement) {
    // Without a default, browsers choose the first option.
    return (
      field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findLastIndex((option) => option.defaultSelected),
      )
    )
  }
  if (field.value !== field.defaultValue) return true
  return field instanceof HTMLInputElement && field.checked !== field.defaultChecked
}
