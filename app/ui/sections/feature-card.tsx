import { Card } from '../card.tsx'

type FeatureCardProps = { title: string; level?: 2 | 3 | 4; features: readonly string[] }

export function FeatureCard({ title, level, features }: FeatureCardProps) {
  return (
    <Card as="div" title={title} level={level}>
      <ul className="check-list">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </Card>
  )
}
