// The fields of a list's filter, which is a GET form.

type ChoiceProps = {
  name: string
  label: string
  /** What stands for no choice. */
  all: string
  chosen: string
  options: readonly (readonly [value: string, text: string])[]
}

export function Choice({ name, label, all, chosen, options }: ChoiceProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <select className="input" id={`filter-${name}`} name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

export function DayField({ name, label, chosen }: { name: string; label: string; chosen: string }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <input className="input" id={`filter-${name}`} name={name} type="date" defaultValue={chosen} />
    </div>
  )
}
