type Step = {
  title: string
  description: string
  /** The colour of the ring around the number; the brand's by default. */
  color?: string
}

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, description, color }) => (
        <li key={title} data-reveal="card">
          {color ? (
            <svg
              className="step-ring"
              viewBox="0 0 44 44"
              fill="none"
              stroke={color}
              strokeWidth="3"
              aria-hidden="true"
            >
              <circle cx="22" cy="22" r="20.5" />
            </svg>
          ) : null}
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}

/** Steps of a sentence each. */
export const TextSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="steps">
    {steps.map((step) => (
      <li key={step}>
        <p>{step}</p>
      </li>
    ))}
  </ol>
)
