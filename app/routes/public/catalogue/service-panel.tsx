import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FeatureCard } from '#app/ui/sections/feature-card.tsx'

type ServicePanelProps = {
  service: { id: string; title: string; icon: string; description: string; features: readonly string[] }
}

export function ServicePanel({ service: { id, title, icon, description, features } }: ServicePanelProps) {
  return (
    <div className="split" data-align="start">
      <div>
        <span className="card-icon">
          <Icon name={icon} />
        </span>
        <h3>{title}</h3>
        <p>{description}</p>
        <LinkButton to={`/services/${id}`}>
          More about {title}
          <Icon name="arrow-right" size={18} />
        </LinkButton>
      </div>
      <FeatureCard title="What is included" level={4} features={features} />
    </div>
  )
}
