import { ServiceArt } from '#app/ui/art/service-art.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FeatureCard } from '#app/ui/sections/feature-card.tsx'

type ServicePanelProps = {
  service: { id: string; title: string; description: string; features: readonly string[] }
  words: { moreButton: string; includedTitle: string }
}

export function ServicePanel({ service: { id, title, description, features }, words }: ServicePanelProps) {
  return (
    <div className="service-panel">
      <div>
        <h3>{title}</h3>
        <p className="lead-text">{description}</p>
        <FeatureCard title={words.includedTitle} level={4} features={features} />
        <LinkButton to={`/services/${id}`}>
          {words.moreButton.replace('{service}', title)}
          <Icon name="arrow-right" size={18} />
        </LinkButton>
      </div>
      <div className="service-panel-art">
        <ServiceArt id={id} />
      </div>
    </div>
  )
}
