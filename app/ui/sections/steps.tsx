type Step = { number: number; title: string; description: string }

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ number, title, description }) => (
        <li key={number} data-reveal="card">
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}
