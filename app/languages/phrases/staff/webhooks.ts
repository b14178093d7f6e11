// Other programs that are told of changes, and what was delivered to them.
import type { Translations } from '../translations.ts'

export const staffWebhooks = {
  'Webhooks and Slack': { fr: 'Webhooks et Slack', ko: '웹훅 및 Slack' },
  'Each change to a record is sent to every target that is on, and tried again until it arrives.': {
    fr: 'Chaque modification d’un dossier est envoyée à toutes les cibles en service, puis renvoyée jusqu’à ce qu’elle soit arrivée.',
    ko: '기록이 변경될 때마다 켜져 있는 모든 대상에 알리고, 도착할 때까지 다시 보냅니다.',
  },

  // Targets
  Targets: { fr: 'Cibles', ko: '대상' },
  Target: { fr: 'Cible', ko: '대상' },
  'Targets, newest first': { fr: 'Cibles, de la plus récente à la plus ancienne', ko: '대상, 최신순' },
  'Add target': { fr: 'Ajouter une cible', ko: '대상 추가' },
  Kind: { fr: 'Type', ko: '종류' },
  'Webhook (signed)': { fr: 'Webhook (signé)', ko: '웹훅(서명됨)' },
  Slack: { fr: 'Slack', ko: 'Slack' },
  Site: { fr: 'Site', ko: '사이트' },
  Address: { fr: 'Adresse', ko: '주소' },
  'A public address that begins with https://. It can’t be changed later.': {
    fr: 'Une adresse publique qui commence par https://. Elle ne pourra plus être modifiée.',
    ko: 'https://로 시작하는 공개 주소입니다. 나중에 변경할 수 없습니다.',
  },
  'Address is required': { fr: 'Indiquez une adresse', ko: '주소를 입력해 주세요' },
  'Enter a public address that begins with https://, without a port or password': {
    fr: 'Saisissez une adresse publique qui commence par https://, sans port ni mot de passe',
    ko: '포트나 비밀번호 없이 https://로 시작하는 공개 주소를 입력해 주세요',
  },
  Name: { fr: 'Nom', ko: '이름' },
  'For your own reference, such as “Accounting”.': {
    fr: 'Pour vous y retrouver, par exemple « Comptabilité ».',
    ko: '구분하기 위한 이름입니다. 예: ‘회계’',
  },
  'Send when': { fr: 'Envoyer quand', ko: '보내는 시점' },
  'New record': { fr: 'Nouveau dossier', ko: '새 기록' },
  'An enquiry’s status or an assignment changed': {
    fr: 'Le statut d’une demande ou une attribution a changé',
    ko: '문의 상태 또는 배정이 변경되었을 때',
  },
  'An application’s status changed': {
    fr: 'Le statut d’une candidature a changé',
    ko: '지원 상태가 변경되었을 때',
  },
  'A sender wrote again or withdrew a record': {
    fr: 'Un expéditeur a écrit de nouveau ou retiré un dossier',
    ko: '보낸 사람이 다시 연락하거나 기록을 철회했을 때',
  },
  'A reply was sent': { fr: 'Une réponse a été envoyée', ko: '답변을 보냈을 때' },
  'Choose from these events': { fr: 'Choisissez parmi ces événements', ko: '이 항목 중에서 선택해 주세요' },
  'Choose at least one event': {
    fr: 'Choisissez au moins un événement',
    ko: '보내는 시점을 하나 이상 선택해 주세요',
  },
  'Choose the kind': { fr: 'Choisissez le type', ko: '종류를 선택해 주세요' },
  'Current Password': { fr: 'Mot de passe actuel', ko: '현재 비밀번호' },
  Show: { fr: 'Afficher', ko: '표시' },
  'Needed to include the record.': {
    fr: 'Nécessaire pour joindre le dossier.',
    ko: '기록을 포함하려면 필요합니다.',
  },
  'Enter your password to include the record': {
    fr: 'Saisissez votre mot de passe pour joindre le dossier',
    ko: '기록을 포함하려면 비밀번호를 입력하세요',
  },
  'Include the record': { fr: 'Joindre le dossier', ko: '기록 포함' },
  'With the sender’s name, contact details and message. Without it only the reference, the status and a link are sent.':
    {
      fr: 'Avec le nom, les coordonnées et le message de l’expéditeur. Sinon, seuls la référence, le statut et un lien sont envoyés.',
      ko: '보낸 사람의 이름, 연락처, 메시지가 포함됩니다. 선택하지 않으면 접수 번호, 상태, 링크만 보냅니다.',
    },
  'Switched on': { fr: 'Activé', ko: '켜짐' },
  'Switched off': { fr: 'Désactivé', ko: '꺼짐' },
  Failing: { fr: 'En échec', ko: '전송 실패 중' },
  'Failing since': { fr: 'En échec depuis', ko: '실패 시작' },
  'While this is off, nothing is sent and waiting deliveries are held.': {
    fr: 'Hors service, rien n’est envoyé et ce qui attendait est retenu.',
    ko: '꺼져 있는 동안에는 아무것도 보내지 않으며, 대기 중이던 항목은 보류됩니다.',
  },
  'Added.': { fr: 'Ajoutée.', ko: '추가했습니다.' },
  'Added. Copy the secret now: it won’t be shown again.': {
    fr: 'Ajoutée. Copiez le secret maintenant : il ne sera plus affiché.',
    ko: '추가했습니다. 비밀 키를 지금 복사해 두세요. 다시 표시되지 않습니다.',
  },
  'We couldn’t add the target. Please try again.': {
    fr: 'L’ajout de la cible a échoué. Réessayez.',
    ko: '대상을 추가하지 못했습니다. 다시 시도해 주세요.',
  },

  // One target
  Webhook: { fr: 'Webhook', ko: '웹훅' },
  'Webhook saved.': { fr: 'Webhook enregistré.', ko: '웹훅을 저장했습니다.' },
  'We couldn’t save the webhook. Please try again.': {
    fr: 'L’enregistrement du webhook a échoué. Réessayez.',
    ko: '웹훅을 저장하지 못했습니다. 다시 시도해 주세요.',
  },
  'This webhook was changed while you were looking at it.': {
    fr: 'Ce webhook a été modifié pendant que vous le consultiez.',
    ko: '보고 계신 동안 이 웹훅이 변경되었습니다.',
  },
  'Send a test': { fr: 'Envoyer un essai', ko: '시험 전송' },
  'A test was queued.': { fr: 'Un essai a été mis en file d’attente.', ko: '시험 전송을 대기열에 넣었습니다.' },
  Details: { fr: 'Détails', ko: '세부 정보' },
  'Signing secret': { fr: 'Secret de signature', ko: '서명 비밀 키' },
  'New signing secret': { fr: 'Nouveau secret de signature', ko: '새 서명 비밀 키' },
  'Create a new signing secret?': {
    fr: 'Créer un nouveau secret de signature ?',
    ko: '새 서명 비밀 키를 만드시겠습니까?',
  },
  'Create a new secret': { fr: 'Créer un nouveau secret', ko: '새 비밀 키 만들기' },
  'The current secret stops working at once. The other program refuses deliveries until it has the new one.': {
    fr: 'Le secret actuel cesse aussitôt d’être valable : tant que l’autre programme n’a pas le nouveau, il refuse ce qui est envoyé.',
    ko: '현재 비밀 키는 즉시 무효가 됩니다. 상대 프로그램에 새 비밀 키를 등록할 때까지 보낸 내용이 거부됩니다.',
  },
  'This is the new secret. Copy it now: it won’t be shown again.': {
    fr: 'Voici le nouveau secret. Copiez-le maintenant : il ne sera plus affiché.',
    ko: '새 비밀 키입니다. 지금 복사해 두세요. 다시 표시되지 않습니다.',
  },
  'Delete webhook': { fr: 'Supprimer le webhook', ko: '웹훅 삭제' },
  'Delete this webhook?': { fr: 'Supprimer ce webhook ?', ko: '이 웹훅을 삭제하시겠습니까?' },
  'Nothing more is sent to it, and its list of deliveries is deleted too.': {
    fr: 'Plus rien ne lui est envoyé, et la liste de ses envois est supprimée aussi.',
    ko: '더 이상 아무것도 보내지 않으며, 전송 내역도 함께 삭제됩니다.',
  },
  'Webhook deleted.': { fr: 'Webhook supprimé.', ko: '웹훅을 삭제했습니다.' },

  // Deliveries
  Deliveries: { fr: 'Envois', ko: '전송 내역' },
  Delivery: { fr: 'Envoi', ko: '전송' },
  'Deliveries pages': { fr: 'Pages des envois', ko: '전송 내역 페이지' },
  'Deliveries, newest first': { fr: 'Envois, du plus récent au plus ancien', ko: '전송 내역, 최신순' },
  'Deliveries by state': { fr: 'Envois par état', ko: '상태별 전송 내역' },
  'Show all deliveries': { fr: 'Afficher tous les envois', ko: '전송 내역 모두 보기' },
  'No older deliveries': { fr: 'Aucun envoi plus ancien', ko: '이전 전송 내역 없음' },
  'No deliveries yet': { fr: 'Aucun envoi pour le moment', ko: '아직 전송 내역이 없습니다' },
  'Each change that is sent to a target appears here.': {
    fr: 'Chaque modification envoyée à une cible apparaît ici.',
    ko: '대상에 보내는 변경 사항이 여기에 표시됩니다.',
  },
  'No deliveries: queued': { fr: 'Aucun envoi en file d’attente', ko: '대기 중인 전송이 없습니다' },
  'No deliveries: held': { fr: 'Aucun envoi retenu', ko: '보류된 전송이 없습니다' },
  'No deliveries: sending': { fr: 'Aucun envoi en cours', ko: '전송 중인 항목이 없습니다' },
  'No deliveries: sent': { fr: 'Aucun envoi effectué', ko: '완료된 전송이 없습니다' },
  'No deliveries: failed': { fr: 'Aucun envoi en échec', ko: '실패한 전송이 없습니다' },
  'No deliveries: discarded': { fr: 'Aucun envoi écarté', ko: '폐기된 전송이 없습니다' },
  Event: { fr: 'Événement', ko: '이벤트' },
  'Last answer': { fr: 'Dernière réponse', ko: '마지막 응답' },
  ID: { fr: 'Identifiant', ko: 'ID' },
  'If the target includes the record, it is added as it stands when sent. It isn’t kept here.': {
    fr: 'Une cible qui reçoit le dossier l’obtient en plus, tel qu’il est à ce moment ; il n’est pas conservé ici.',
    ko: '기록을 포함하는 대상에는 그 시점의 기록이 함께 전송되며, 여기에는 보관되지 않습니다.',
  },
  'Its address is not public.': { fr: 'Son adresse n’est pas publique.', ko: '공개 주소가 아닙니다.' },
  'It answered {status}.': { fr: 'Elle a répondu {status}.', ko: '응답 코드: {status}.' },
  'No success for 23 hours.': { fr: 'Aucun succès depuis 23 heures.', ko: '23시간 동안 성공하지 못했습니다.' },
  'Its address or secret was encrypted with a SESSION_SECRET that is gone.': {
    fr: 'Son adresse ou son secret a été chiffré avec un SESSION_SECRET qui n’existe plus.',
    ko: '주소 또는 비밀 키를 암호화한 SESSION_SECRET이 더 이상 없습니다.',
  },
  'Send this again?': { fr: 'Renvoyer ceci ?', ko: '다시 보내시겠습니까?' },
  'It is sent with the same ID, so the receiver can tell that it is a repeat.': {
    fr: 'L’envoi garde son identifiant, grâce auquel le destinataire reconnaît une répétition.',
    ko: '같은 ID로 전송되므로 받는 쪽에서 중복을 알아볼 수 있습니다.',
  },
  'Queued again.': { fr: 'Remis en file d’attente.', ko: '다시 대기열에 넣었습니다.' },
  'This can’t be sent again now. Is its webhook switched on?': {
    fr: 'Ceci ne peut pas être renvoyé maintenant. Le webhook est-il en service ?',
    ko: '지금은 다시 보낼 수 없습니다. 웹훅이 켜져 있는지 확인해 주세요.',
  },
  'Give up': { fr: 'Abandonner', ko: '포기' },
  'Give this up?': { fr: 'Abandonner cet envoi ?', ko: '이 전송을 포기하시겠습니까?' },
  'It won’t be sent any more. You can still send it from here until it is deleted.': {
    fr: 'Il ne sera plus envoyé. Vous pourrez encore l’envoyer d’ici jusqu’à sa suppression.',
    ko: '더 이상 보내지 않습니다. 삭제되기 전까지는 여기에서 보낼 수 있습니다.',
  },
  'Given up.': { fr: 'Abandonné.', ko: '포기했습니다.' },
  'This can’t be given up any more.': { fr: 'Ceci ne peut plus être abandonné.', ko: '더 이상 포기할 수 없습니다.' },
  'Back to this delivery': { fr: 'Retour à cet envoi', ko: '이 전송으로 돌아가기' },
} as const satisfies Translations
