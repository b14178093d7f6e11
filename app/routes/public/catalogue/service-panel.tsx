import type { Service } from '#app/features/texts/kinds/services.server.ts'
import { ServiceArt } from '#app/ui/art/service-art.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FeatureCard } from '#app/ui/sections/feature-card.tsx'
import { Specimen } from './specimen.tsx'

type ServicePanelProps = {
  service: Pick<Service, 'title' | 'description' | 'features' | 'specimen'> & { id: string }
  words: { moreButton: string; includedTitle: string }
}

export function ServicePanel({ service: { id, title, description, features, specimen }, words }: ServicePanelProps) {
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
        {specimen.name ? <Specimen {...specimen} id={id} hasPage={false} /> : <ServiceArt id={id} />}
      </div>
    </div>
  )
}
