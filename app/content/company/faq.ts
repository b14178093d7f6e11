// The questions on /contact, also published as FAQPage data, until staff edit them.
export const faq = [
  {
    question: 'Which industries do you serve?',
    answer:
      'We work in {industries|industry|industries}: education, consumer, hospitality, banking, retail, healthcare, software, travel and consultancy. The industries page lists our solutions for each. If yours is not listed, tell us about it and we will say whether we are the right supplier.',
  },
  {
    question: 'How long does a project take?',
    answer:
      'A simple website usually takes 4-6 weeks. Larger applications and enterprise systems take up to several months, depending on scope, integrations and data migration. You receive a plan with dates before work begins, and we tell you early if something changes.',
  },
  {
    question: 'Do you offer support after the project is finished?',
    answer:
      'Yes. Every project ends with a handover: source code, documentation and training for your team. After that you can agree a support plan with us for updates, monitoring, fixes and further development. The agreement states response times and hours. Round-the-clock support is part of our managed services.',
  },
  {
    question: 'How do you charge for your work?',
    answer:
      'There are three models. Fixed price suits a scope that is clear and will not change. Time and materials suits work that will change along the way; you pay for the hours used and see them listed regularly. A retainer reserves a number of hours each month for support and steady improvement. We recommend one after the first conversation and explain why.',
  },
]

// The questions on /fr/contact, until staff edit them.
export const faqInFrench = [
  {
    question: 'Dans quels secteurs travaillez-\u2060vous\u202f?',
    answer:
      'Nous travaillons dans l’éducation, les biens de consommation, l’hôtellerie, la banque, le commerce, la santé, le logiciel, le voyage et le conseil. La page des secteurs présente nos solutions pour chacun. Si le vôtre n’y figure pas, décrivez-le-nous et nous vous dirons si nous sommes le bon prestataire.',
  },
  {
    question: 'Combien de temps dure un projet\u202f?',
    answer:
      'Un site simple demande en général quatre à six semaines. Les applications plus importantes et les systèmes d’entreprise prennent jusqu’à plusieurs mois, selon l’étendue, les intégrations et la migration des données. Vous recevez un calendrier avant le début des travaux, et nous vous prévenons tôt si quelque chose change.',
  },
  {
    question: 'Assurez-\u2060vous un suivi une fois le projet terminé\u202f?',
    answer:
      'Oui. Chaque projet se termine par une remise\u00a0: code source, documentation et formation de votre équipe. Vous pouvez ensuite convenir avec nous d’un contrat de suivi pour les mises à jour, la surveillance, les corrections et les évolutions. Le contrat fixe les délais de réponse et les horaires. L’assistance à toute heure fait partie de nos services managés.',
  },
  {
    question: 'Comment facturez-\u2060vous vos prestations\u202f?',
    answer:
      'Il existe trois formules. Le forfait convient à un périmètre clair qui ne changera pas. La régie convient à un travail qui évoluera en chemin\u00a0: vous payez les heures effectuées et en recevez régulièrement le relevé. L’abonnement réserve chaque mois un nombre d’heures pour le suivi et l’amélioration continue. Après un premier échange, nous vous en recommandons une et vous expliquons pourquoi.',
  },
]

// The questions on /ko/contact, until staff edit them.
export const faqInKorean = [
  {
    question: '어떤 산업 분야와 일하나요?',
    answer:
      '교육, 소비재, 숙박, 은행, 유통, 의료, 소프트웨어, 여행, 컨설팅 분야에서 일합니다. 산업 페이지에서 분야별 솔루션을 확인하실 수 있습니다. 해당 분야가 없다면 알려 주세요. 저희가 적합한 공급사인지 말씀드리겠습니다.',
  },
  {
    question: '프로젝트는 얼마나 걸리나요?',
    answer:
      '간단한 웹사이트는 보통 4~6주가 걸립니다. 규모가 큰 애플리케이션과 기업 시스템은 범위, 연동, 데이터 이전에 따라 몇 달까지 걸릴 수 있습니다. 작업을 시작하기 전에 일정이 담긴 계획을 드리며, 변경이 생기면 미리 알려 드립니다.',
  },
  {
    question: '프로젝트가 끝난 뒤에도 지원하나요?',
    answer:
      '네. 모든 프로젝트는 소스 코드, 문서, 팀 교육을 포함한 인수인계로 끝납니다. 이후에는 업데이트, 모니터링, 수정, 추가 개발을 위한 지원 계약을 맺을 수 있습니다. 계약에는 응답 시간과 지원 시간이 명시됩니다. 24시간 지원은 매니지드 서비스에 포함됩니다.',
  },
  {
    question: '비용은 어떻게 청구하나요?',
    answer:
      '세 가지 방식이 있습니다. 고정 금액은 범위가 분명하고 바뀌지 않을 때 적합합니다. 투입 시간 기준 정산은 진행하면서 바뀔 작업에 적합하며, 사용한 시간만큼 지불하고 내역을 정기적으로 받습니다. 월 계약은 지원과 꾸준한 개선을 위해 매달 일정한 시간을 확보합니다. 첫 상담 후 그중 하나를 이유와 함께 추천해 드립니다.',
  },
]
