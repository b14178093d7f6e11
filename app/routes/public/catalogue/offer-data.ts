// A service or a product, for search engines.
import type { Service } from '#app/features/texts/kinds/services.server.ts'
import { byUs, type StructuredData } from '#app/routes/structured-data.ts'

export function serviceData(service: Pick<Service, 'id' | 'title' | 'summary'>): StructuredData {
  return (appUrl, { look, hrefIn }) => ({
    '@type': 'Service',
    name: service.title,
    serviceType: service.title,
    description: service.summary,
    url: appUrl + hrefIn(`/services/${service.id}`),
    provider: byUs(appUrl, look),
  })
}

type Product = { id: string; name: string; category: string; metaDescription: string; features: readonly string[] }

export function productData({ id, name, category, metaDescription, features }: Product): StructuredData {
  return (appUrl, { look, language, hrefIn }) => ({
    '@type': 'SoftwareApplication',
    name,
    applicationCategory: category,
    description: metaDescription,
    url: appUrl + hrefIn(`/products/${id}`),
    inLanguage: language,
    featureList: features,
    publisher: byUs(appUrl, look),
  })
}
