// The company's facts until staff enter them; a placeholder stands for one that is missing.

/** From Monday to Friday. */
const hours = { firstDay: '1' as const, lastDay: '5' as const, opens: '09:00', closes: '18:00' }
const noProfiles = { linkedin: '', twitter: '', facebook: '', instagram: '', tiktok: '' }
const pleaseWrite = 'Please write before you visit, so that the right person is in the office.'

export const companyFacts = {
  legalName: '[Registered company name – to be confirmed]',
  registeredAddress: '',
  registrationNumbers: '',
  foundedOn: '[Founding date – to be confirmed]',
  headcount: '[Number of employees – to be confirmed]',
  description:
    '{company} builds software and runs cloud, data and security work for organisations, from offices in Seoul and Buea.',
  email: '[Email address – to be confirmed]',
  whatsapp: '',
  /** The footer's address. */
  primaryOffice: 'seoul' as const,
  seoul: {
    street: '[Street address, Seoul – to be confirmed]',
    postal: '[Postal code, Seoul – to be confirmed]',
    phone: '[Phone number, Seoul – to be confirmed]',
    email: '[Email address, Seoul – to be confirmed]',
    mapUrl: '',
    latitude: '',
    longitude: '',
    hours,
    landmark: '[Nearest subway station and exit, Seoul – to be confirmed]',
  },
  cameroon: {
    street: '[Street address, Buea – to be confirmed]',
    postal: '[Postal box, Buea – to be confirmed]',
    phone: '[Phone number, Buea – to be confirmed]',
    email: '[Email address, Buea – to be confirmed]',
    mapUrl: '',
    latitude: '',
    longitude: '',
    hours,
    landmark: '[Nearest landmark and road, Buea – to be confirmed]',
  },
  stats: [
    { value: '20+', label: 'Clients', helper: '' },
    { value: '{years}+', label: 'Years of experience', helper: '' },
    { value: '24/7', label: 'Support', helper: 'for managed-service clients' },
  ],
  socials: noProfiles,
  linkProducts: 'yes' as const,
  press: {
    name: '[Press contact name – to be confirmed]',
    email: '[Press email address – to be confirmed]',
    phone: '[Press phone number – to be confirmed]',
  },
  privacy: {
    officer: '[Name of the privacy officer – to be confirmed]',
    email: '[Privacy email address – to be confirmed]',
  },
  hostingProvider: '[Hosting provider – to be confirmed]',
  escalationContact: '[Escalation contact – to be confirmed]',
  backupSchedule: '[Backup schedule and retention – to be confirmed]',
  directions: {
    seoul: [
      'Seoul is served by two airports: Incheon International Airport and Gimpo International Airport. Trains link both to the city.',
      pleaseWrite,
    ],
    cameroon: [
      'Buea is the capital of the South West Region, on the slopes of Mount Cameroon. The nearest large airport is Douala International Airport.',
      pleaseWrite,
    ],
  },
  backupRetention: '[Backup retention period – to be confirmed]',
  /** Facts that the legal texts leave open, worded to fit into their sentences. */
  legal: {
    hostingLocation: '[Hosting location – to be confirmed]',
    transferSafeguards: '[Transfer safeguards – to be confirmed]',
    refundTerms: '[Cancellation and refund terms – to be confirmed]',
    liability: '[Liability clause – to be confirmed]',
    governingLaw: '[Governing law and courts – to be confirmed]',
    decidingLanguage: '[Deciding language – to be confirmed]',
  },
}

/** The texts that each language has of its own; all others are shared. */
export const factWords = {
  en: companyFacts,
  ko: {
    description:
      '{company}: 서울과 부에아의 사무소에서 소프트웨어를 개발하고, 기업과 기관의 클라우드, 데이터, 보안 업무를 수행합니다.',
    stats: [
      { value: '20+', label: '고객사', helper: '' },
      { value: '{years}+', label: '업력(년)', helper: '' },
      { value: '24/7', label: '기술 지원', helper: '매니지드 서비스 고객 대상' },
    ],
    directions: {
      seoul: [
        '서울에는 인천국제공항과 김포국제공항이 있으며, 두 공항 모두 열차로 시내와 연결됩니다.',
        '담당자가 자리에 있을 수 있도록 방문하기 전에 연락해 주세요.',
      ],
      cameroon: [
        '부에아는 카메룬산 기슭에 있는 남서부 주의 주도입니다. 가장 가까운 큰 공항은 두알라 국제공항입니다.',
        '담당자가 자리에 있을 수 있도록 방문하기 전에 연락해 주세요.',
      ],
    },
    backupRetention: '[백업 보유 기간 – to be confirmed]',
    legal: {
      hostingLocation: '[호스팅 소재지 – to be confirmed]',
      transferSafeguards: '[국외 이전 보호조치 – to be confirmed]',
      refundTerms: '[취소 및 환불 조건 – to be confirmed]',
      liability: '[책임 조항 – to be confirmed]',
      governingLaw: '[준거법 및 관할 법원 – to be confirmed]',
      decidingLanguage: '[우선하는 언어 – to be confirmed]',
    },
  },
  fr: {
    description:
      '{company} développe des logiciels et prend en charge le cloud, les données et la sécurité d’organisations, depuis ses bureaux de Séoul et de Buéa.',
    stats: [
      { value: '20+', label: 'Clients', helper: '' },
      { value: '{years}+', label: 'Années d’expérience', helper: '' },
      { value: '24/7', label: 'Assistance', helper: 'pour les clients des services managés' },
    ],
    directions: {
      seoul: [
        'Séoul est desservie par deux aéroports internationaux, Incheon et Gimpo. Des trains les relient à la ville.',
        'Écrivez-nous avant votre visite, pour que la bonne personne soit au bureau.',
      ],
      cameroon: [
        'Buéa est la capitale de la région du Sud-Ouest, sur les pentes du mont Cameroun. Le grand aéroport le plus proche est celui de Douala.',
        'Écrivez-nous avant votre visite, pour que la bonne personne soit au bureau.',
      ],
    },
    backupRetention: '[Durée de conservation des sauvegardes – to be confirmed]',
    legal: {
      hostingLocation: '[Lieu d’hébergement – to be confirmed]',
      transferSafeguards: '[Garanties des transferts – to be confirmed]',
      refundTerms: '[Conditions d’annulation et de remboursement – to be confirmed]',
      liability: '[Clause de responsabilité – to be confirmed]',
      governingLaw: '[Droit applicable et tribunaux compétents – to be confirmed]',
      decidingLanguage: '[Langue faisant foi – to be confirmed]',
    },
  },
}
