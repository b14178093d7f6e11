// One enquiry or application: its conversation, changes and replies.
import type { Translations } from '../translations.ts'

export const staffRecords = {
  // Statuses and moves
  New: { fr: 'Nouveau', ko: '신규' },
  'In progress': { fr: 'En cours', ko: '진행 중' },
  Completed: { fr: 'Terminée', ko: '완료' },
  Spam: { fr: 'Spam', ko: '스팸' },
  Reviewing: { fr: 'À l’étude', ko: '검토 중' },
  Interview: { fr: 'Entretien', ko: '면접' },
  Accepted: { fr: 'Acceptée', ko: '합격' },
  Rejected: { fr: 'Refusée', ko: '불합격' },
  Withdrawn: { fr: 'Retirée', ko: '철회됨' },
  Draft: { fr: 'Brouillon', ko: '초안' },
  Unread: { fr: 'Non lu', ko: '읽지 않음' },
  Done: { fr: 'Terminé', ko: '완료' },
  'Done and next': { fr: 'Terminer et suivant', ko: '완료 후 다음' },
  'Mark as in progress': { fr: 'Marquer en cours', ko: '진행 중으로 표시' },
  'Mark as completed': { fr: 'Marquer comme terminée', ko: '완료로 표시' },
  Reopen: { fr: 'Rouvrir', ko: '다시 열기' },
  'Mark as spam': { fr: 'Marquer comme spam', ko: '스팸으로 표시' },
  'Not spam': { fr: 'Pas un spam', ko: '스팸 아님' },
  'Start review': { fr: 'Commencer l’étude', ko: '검토 시작' },
  'Invite to interview': { fr: 'Inviter à un entretien', ko: '면접 초대' },
  Accept: { fr: 'Accepter', ko: '합격 처리' },
  Reject: { fr: 'Refuser', ko: '불합격 처리' },
  'Record withdrawal': { fr: 'Enregistrer le retrait', ko: '철회 기록' },
  'Undo acceptance': { fr: 'Annuler l’acceptation', ko: '합격 취소' },
  Reconsider: { fr: 'Réexaminer', ko: '재검토' },
  'Mark as read': { fr: 'Marquer comme lu', ko: '읽음으로 표시' },
  'No reply needed': { fr: 'Aucune réponse nécessaire', ko: '답변 불필요' },
  '{reference} is now: {status}.': {
    fr: '{reference}, nouvel état : {status}.',
    ko: '{reference} 현재 상태: {status}.',
  },
  '{reference} can’t be moved to {status} from its current status.': {
    fr: '{reference} : passage à l’état « {status} » impossible depuis l’état actuel.',
    ko: '{reference}: 현재 상태에서 다음 상태로 바꿀 수 없습니다: {status}.',
  },
  'Reload {reference}': { fr: 'Recharger {reference}', ko: '새로 고침: {reference}' },
  'Answer by': { fr: 'Répondre avant le', ko: '답변 기한' },

  // The record's page
  'Records of the list': { fr: 'Dossiers de la liste', ko: '목록의 기록' },
  'Back to the list': { fr: 'Retour à la liste', ko: '목록으로 돌아가기' },
  Previous: { fr: 'Précédent', ko: '이전' },
  Next: { fr: 'Suivant', ko: '다음' },
  'Open in email app': { fr: 'Ouvrir dans la messagerie', ko: '메일 앱에서 열기' },
  'An email to this record is in quarantine. {link}': {
    fr: 'Un e-mail destiné à ce dossier est en quarantaine. {link}',
    ko: '이 기록으로 온 메일 1통이 격리되어 있습니다. {link}',
  },
  'Review it': { fr: 'L’examiner', ko: '검토하기' },
  '{count} emails to this record are in quarantine. {link}': {
    fr: '{count} e-mails destinés à ce dossier sont en quarantaine. {link}',
    ko: '이 기록으로 온 메일 {count}통이 격리되어 있습니다. {link}',
  },
  'Review them': { fr: 'Les examiner', ko: '검토하기' },
  Details: { fr: 'Détails', ko: '세부 정보' },
  Received: { fr: 'Reçue', ko: '접수됨' },
  Reference: { fr: 'Référence', ko: '접수 번호' },
  Name: { fr: 'Nom', ko: '이름' },
  Email: { fr: 'E-mail', ko: '이메일' },
  Phone: { fr: 'Téléphone', ko: '전화번호' },
  Language: { fr: 'Langue', ko: '언어' },
  English: { fr: 'Anglais', ko: '영어' },
  French: { fr: 'Français', ko: '프랑스어' },
  Korean: { fr: 'Coréen', ko: '한국어' },
  Emails: { fr: 'E-mails', ko: '메일' },
  'No emails about this enquiry yet': {
    fr: 'Aucun e-mail au sujet de cette demande pour l’instant',
    ko: '이 문의에 대한 메일이 아직 없습니다',
  },
  'No emails about this application yet': {
    fr: 'Aucun e-mail au sujet de cette candidature pour l’instant',
    ko: '이 지원에 대한 메일이 아직 없습니다',
  },
  'No emails about this person yet': {
    fr: 'Aucun e-mail au sujet de cette personne pour l’instant',
    ko: '이 사람에 대한 메일이 아직 없습니다',
  },
  'Everything from one address': { fr: 'Tout ce qui vient d’une adresse', ko: '한 주소에서 온 모든 내용' },
  'Everything from this address': { fr: 'Tout ce qui vient de cette adresse', ko: '이 주소에서 온 모든 내용' },

  // Signs of spam
  'Quarantined as spam: {reasons}': { fr: 'En quarantaine comme spam : {reasons}', ko: '스팸으로 격리됨: {reasons}' },
  'The hidden anti-spam field was filled in.': {
    fr: 'Le champ antispam caché a été rempli.',
    ko: '숨겨진 스팸 방지 칸이 채워졌습니다.',
  },
  'It contains a web address.': { fr: 'Contient une adresse web.', ko: '웹 주소가 들어 있습니다.' },
  'It contains more than five web addresses.': {
    fr: 'Contient plus de cinq adresses web.',
    ko: '웹 주소가 다섯 개 넘게 들어 있습니다.',
  },
  'It contains more than ten web addresses.': {
    fr: 'Contient plus de dix adresses web.',
    ko: '웹 주소가 열 개 넘게 들어 있습니다.',
  },
  'The message consists only of web addresses.': {
    fr: 'Le message ne contient que des adresses web.',
    ko: '메시지가 웹 주소로만 되어 있습니다.',
  },
  'A name contains a web address.': {
    fr: 'Un nom contient une adresse web.',
    ko: '이름에 웹 주소가 들어 있습니다.',
  },
  'It contains an HTML link.': { fr: 'Contient un lien HTML.', ko: 'HTML 링크가 들어 있습니다.' },
  'It contains a link in forum code.': {
    fr: 'Contient un lien en code de forum.',
    ko: '게시판 코드로 된 링크가 들어 있습니다.',
  },
  'A single-line field contains email headers.': {
    fr: 'Un champ d’une ligne contient des en-têtes d’e-mail.',
    ko: '한 줄 칸에 메일 헤더가 들어 있습니다.',
  },
  'The message contains several email headers.': {
    fr: 'Le message contient plusieurs en-têtes d’e-mail.',
    ko: '메시지에 메일 헤더가 여러 개 들어 있습니다.',
  },
  'The name and the message are the same.': {
    fr: 'Le nom et le message sont identiques.',
    ko: '이름과 메시지가 같습니다.',
  },
  'Three fields contain the same text.': {
    fr: 'Trois champs contiennent le même texte.',
    ko: '세 칸에 같은 내용이 들어 있습니다.',
  },
  'The phone number has no digits.': {
    fr: 'Le numéro de téléphone ne contient aucun chiffre.',
    ko: '전화번호에 숫자가 없습니다.',
  },
  'The same message came from several other addresses within an hour.': {
    fr: 'Le même message est arrivé de plusieurs autres adresses en une heure.',
    ko: '한 시간 안에 여러 다른 주소에서 같은 메시지가 왔습니다.',
  },
  'More messages came from this email address within an hour than one person would send.': {
    fr: 'En une heure, cette adresse e-mail a envoyé plus de messages qu’une personne n’en enverrait.',
    ko: '한 시간 안에 이 이메일 주소에서 한 사람이 보낼 만한 수보다 많은 메시지가 왔습니다.',
  },

  // The conversation
  Conversation: { fr: 'Conversation', ko: '대화' },
  'No message': { fr: 'Aucun message', ko: '메시지 없음' },
  'Earlier messages': { fr: 'Messages précédents', ko: '이전 메시지' },
  'Newest messages': { fr: 'Messages les plus récents', ko: '최신 메시지' },
  'Show all': { fr: 'Tout afficher', ko: '모두 보기' },
  'Show less': { fr: 'Afficher moins', ko: '간략히 보기' },
  'Quoted text': { fr: 'Texte cité', ko: '인용된 글' },
  '{what}, by {name}': { fr: '{what}, par {name}', ko: '{what}, {name}' },
  'Reply by email': { fr: 'Réponse par e-mail', ko: '메일 답변' },
  'An email wasn’t delivered': { fr: 'Un e-mail n’a pas été remis', ko: '메일이 전달되지 않음' },
  'Assigned to {name}': { fr: 'Attribué à {name}', ko: '담당자 배정: {name}' },
  'Email address changed': { fr: 'Adresse e-mail modifiée', ko: '이메일 주소 변경' },
  'From the applicant': { fr: 'Du candidat', ko: '지원자가 보냄' },
  'Applied again, with new answers': {
    fr: 'Nouvelle candidature, avec de nouvelles réponses',
    ko: '다시 지원함, 답변이 바뀜',
  },
  'Applied again, with the same answers': {
    fr: 'Nouvelle candidature, avec les mêmes réponses',
    ko: '다시 지원함, 답변이 같음',
  },
  'New answers adopted': { fr: 'Nouvelles réponses adoptées', ko: '새 답변 반영' },
  'New answers dismissed': { fr: 'Nouvelles réponses écartées', ko: '새 답변 반영 안 함' },
  'Added by the applicant': { fr: 'Ajouté par le candidat', ko: '지원자가 추가함' },
  'Withdrawn by the applicant': { fr: 'Retirée par le candidat', ko: '지원자가 철회함' },
  'Interview changed': { fr: 'Entretien modifié', ko: '면접 변경' },
  'Automatic reply from the applicant': { fr: 'Réponse automatique du candidat', ko: '지원자의 자동 회신' },
  'Email reply from the applicant': { fr: 'Réponse du candidat par e-mail', ko: '지원자의 메일 회신' },

  // The last change, in a refusal
  'the visitor': { fr: 'le visiteur', ko: '방문자' },
  'a former colleague': { fr: 'un ancien collègue', ko: '이전 동료' },
  'moved to {status}': { fr: 'nouvel état : {status}', ko: '상태 변경: {status}' },
  sent: { fr: 'envoi', ko: '보냄' },
  'sent again': { fr: 'nouvel envoi', ko: '다시 보냄' },
  'new answers adopted': { fr: 'nouvelles réponses adoptées', ko: '새 답변 반영' },
  'new answers dismissed': { fr: 'nouvelles réponses écartées', ko: '새 답변 반영 안 함' },
  'information added': { fr: 'informations ajoutées', ko: '내용 추가' },
  withdrawn: { fr: 'retrait', ko: '철회' },
  'note added': { fr: 'note ajoutée', ko: '메모 추가' },
  assigned: { fr: 'attribution', ko: '배정' },
  'email address changed': { fr: 'adresse e-mail modifiée', ko: '이메일 주소 변경' },
  'no reply needed': { fr: 'aucune réponse nécessaire', ko: '답변 불필요' },
  'answered by email': { fr: 'réponse envoyée par e-mail', ko: '메일로 답변' },
  'an email was not delivered': { fr: 'un e-mail n’a pas été remis', ko: '메일이 전달되지 않음' },
  'a reply by email': { fr: 'réponse reçue par e-mail', ko: '메일 회신' },

  // Changes beside the conversation
  'Change a record': { fr: 'Modifier un dossier', ko: '기록 변경' },
  Assignment: { fr: 'Attribution', ko: '배정' },
  Assign: { fr: 'Attribuer', ko: '배정' },
  'Assign to me': { fr: 'M’attribuer', ko: '나에게 배정' },
  'Assigned to': { fr: 'Attribué à', ko: '담당자' },
  Unassigned: { fr: 'Non attribué', ko: '담당자 없음' },
  Tags: { fr: 'Étiquettes', ko: '태그' },
  'Up to ten single words, separated by commas or spaces. Search for one as #tag.': {
    fr: 'Jusqu’à dix mots simples, séparés par des virgules ou des espaces. Pour en chercher un, écrivez #étiquette.',
    ko: '쉼표나 공백으로 나눈 한 단어 태그를 최대 10개까지 쓸 수 있습니다. #태그로 검색하세요.',
  },
  Snooze: { fr: 'Mettre en attente', ko: '미루기' },
  'Snoozed until': { fr: 'En attente jusqu’au', ko: '미룬 날짜' },
  Until: { fr: 'Jusqu’à', ko: '종료' },
  'The record leaves the “To answer” list until then, but can still become overdue. Leave empty to end the snooze.': {
    fr: 'D’ici là, le dossier quitte la liste « À répondre », mais il peut tout de même être en retard. Laissez vide pour mettre fin à l’attente.',
    ko: '그때까지 ‘답변 대기’ 목록에서 빠지지만 답변 기한은 지날 수 있습니다. 미루기를 끝내려면 비워 두세요.',
  },
  'Edit email address': { fr: 'Modifier l’adresse e-mail', ko: '이메일 주소 수정' },
  'Emails already sent to the old address aren’t sent again.': {
    fr: 'Les e-mails déjà envoyés à l’ancienne adresse ne sont pas renvoyés.',
    ko: '이전 주소로 이미 보낸 메일은 다시 보내지 않습니다.',
  },
  'The record leaves the “To answer” list until its sender writes again.': {
    fr: 'Le dossier quitte la liste « À répondre » jusqu’à ce que l’expéditeur écrive à nouveau.',
    ko: '보낸 사람이 다시 쓸 때까지 ‘답변 대기’ 목록에서 빠집니다.',
  },
  Note: { fr: 'Note', ko: '메모' },
  'Add a note': { fr: 'Ajouter une note', ko: '메모 추가' },
  'Add note': { fr: 'Ajouter la note', ko: '메모 추가' },
  'Only staff can see it.': { fr: 'Seule l’équipe peut la voir.', ko: '직원만 볼 수 있습니다.' },
  'Note for colleagues': { fr: 'Note pour les collègues', ko: '동료에게 남기는 메모' },
  'Write a note for colleagues': { fr: 'Écrire une note pour les collègues', ko: '동료에게 메모 남기기' },
  'Your note on {reference} is not added yet. It is kept in this tab.': {
    fr: 'Votre note sur {reference} n’est pas encore ajoutée. Elle est conservée dans cet onglet.',
    ko: '{reference}에 쓴 메모가 아직 추가되지 않았습니다. 이 탭에 보관되어 있습니다.',
  },
  'Please enter the note': { fr: 'Saisissez la note', ko: '메모를 입력해 주세요' },
  'Please use {count} tags or fewer': { fr: '{count} étiquettes au maximum', ko: '태그는 {count}개 이하로 써 주세요' },
  'A tag must be 30 characters or fewer': {
    fr: 'Une étiquette compte 30 caractères au maximum',
    ko: '태그는 30자 이하여야 합니다',
  },
  'Please choose a day after today.': {
    fr: 'Choisissez un jour après aujourd’hui.',
    ko: '오늘 이후의 날짜를 선택해 주세요.',
  },
  'This person can’t reply to it: their account has been disabled or their role has changed.': {
    fr: 'Cette personne ne peut pas y répondre : son compte a été désactivé ou son rôle a changé.',
    ko: '이 사람은 답변할 수 없습니다. 계정이 비활성화되었거나 역할이 바뀌었습니다.',
  },
  'Failed to save. Please try again.': {
    fr: 'L’enregistrement a échoué. Réessayez.',
    ko: '저장하지 못했습니다. 다시 시도해 주세요.',
  },
  '{reference} assigned.': { fr: '{reference} : attribution enregistrée.', ko: '{reference}: 배정되었습니다.' },
  '{reference} unassigned.': { fr: '{reference} : attribution retirée.', ko: '{reference}: 배정이 해제되었습니다.' },
  'Note added to {reference}.': { fr: 'Note ajoutée à {reference}.', ko: '메모가 추가되었습니다: {reference}.' },
  'Tags saved for {reference}.': {
    fr: 'Étiquettes enregistrées pour {reference}.',
    ko: '태그가 저장되었습니다: {reference}.',
  },
  '{reference} is back in the inbox.': {
    fr: '{reference} est de retour dans la boîte de réception.',
    ko: '수신함으로 돌아왔습니다: {reference}.',
  },
  '{reference} is snoozed until that day.': {
    fr: '{reference} est en attente jusqu’à ce jour.',
    ko: '그날까지 미루었습니다: {reference}.',
  },
  'Email address of {reference} changed.': {
    fr: 'Adresse e-mail de {reference} modifiée.',
    ko: '이메일 주소가 변경되었습니다: {reference}.',
  },
  '{reference} needs no reply.': { fr: '{reference} : aucune réponse nécessaire.', ko: '{reference}: 답변 불필요.' },

  // The reply
  Reply: { fr: 'Répondre', ko: '답변' },
  'Your reply': { fr: 'Votre réponse', ko: '답변 작성' },
  'Reply to {name}': { fr: 'Réponse à {name}', ko: '답변: {name}' },
  'Preview of the reply to {name}': { fr: 'Aperçu de la réponse à {name}', ko: '답변 미리보기: {name}' },
  'To {address}': { fr: 'À {address}', ko: '받는 사람: {address}' },
  'Email isn’t set up yet. We’ll save your reply and send it once it is.': {
    fr: 'L’envoi d’e-mails n’est pas encore configuré. Votre réponse sera enregistrée et envoyée dès qu’il le sera.',
    ko: '메일이 아직 설정되지 않았습니다. 답변을 저장해 두었다가 설정되면 보냅니다.',
  },
  'Emails to this address bounced: we won’t send it anything until it is released.': {
    fr: 'Les e-mails à cette adresse ont été rejetés : rien ne lui sera envoyé tant qu’elle n’est pas débloquée.',
    ko: '이 주소로 보낸 메일이 반송되었습니다. 차단을 해제할 때까지 아무것도 보내지 않습니다.',
  },
  'This address reported our email as spam: we won’t send it anything until it is released.': {
    fr: 'Cette adresse a signalé notre e-mail comme spam : rien ne lui sera envoyé tant qu’elle n’est pas débloquée.',
    ko: '이 주소가 우리 메일을 스팸으로 신고했습니다. 차단을 해제할 때까지 아무것도 보내지 않습니다.',
  },
  'Release it': { fr: 'Débloquer', ko: '해제하기' },
  '{name} is also writing a reply. Last saved: {time}': {
    fr: '{name} écrit aussi une réponse. Dernier enregistrement : {time}',
    ko: '{name} 님도 답변을 쓰고 있습니다. 마지막 저장: {time}',
  },
  '{name} is replying': { fr: '{name} est en train de répondre', ko: '{name} 님이 답변 중입니다' },
  Subject: { fr: 'Objet', ko: '제목' },
  Message: { fr: 'Message', ko: '메시지' },
  Files: { fr: 'Fichiers', ko: '파일' },
  'Attached files': { fr: 'Fichiers joints', ko: '첨부 파일' },
  'Ticked files are removed when you save, preview or send the reply.': {
    fr: 'Les fichiers cochés sont retirés à l’enregistrement, à l’aperçu ou à l’envoi de la réponse.',
    ko: '선택한 파일은 답변을 저장하거나 미리 보거나 보낼 때 제거됩니다.',
  },
  'Up to {count} files, {megabytes} MB in total: PDF, pictures, text, and office documents.': {
    fr: 'Jusqu’à {count} fichiers, {megabytes} Mo au total : PDF, images, texte et documents bureautiques.',
    ko: '최대 {count}개, 총 {megabytes}MB: PDF, 이미지, 텍스트, 오피스 문서.',
  },
  'A reply takes up to {count} files, {megabytes} MB in total. Tick those to remove, then send it again.': {
    fr: 'Une réponse accepte {count} fichiers, {megabytes} Mo au total. Cochez ceux à retirer, puis envoyez à nouveau.',
    ko: '답변에는 파일을 최대 {count}개, 총 {megabytes}MB까지 첨부할 수 있습니다. 제거할 파일을 선택한 뒤 다시 보내 주세요.',
  },
  'The files are larger than {megabytes} MB in total. Please choose smaller or fewer files.': {
    fr: 'Les fichiers dépassent {megabytes} Mo au total. Choisissez-en moins ou de plus petits.',
    ko: '파일이 모두 합쳐 {megabytes}MB를 넘습니다. 더 작거나 적은 파일을 선택해 주세요.',
  },
  'A reply has at most {count} files.': {
    fr: 'Une réponse contient {count} fichiers au maximum.',
    ko: '답변에는 파일을 최대 {count}개 첨부할 수 있습니다.',
  },
  '“{name}” is a type of file that can’t be attached.': {
    fr: '« {name} » est d’un type qui ne peut pas être joint.',
    ko: '첨부할 수 없는 형식의 파일입니다: {name}',
  },
  '“{name}” is empty.': { fr: '« {name} » est vide.', ko: '비어 있는 파일입니다: {name}' },
  '“{name}” is not a {kind} file, as its name says.': {
    fr: '« {name} » n’est pas un fichier {kind}, contrairement à ce qu’indique son nom.',
    ko: '이름과 달리 {kind} 파일이 아닙니다: {name}',
  },
  'Sending...': { fr: 'Envoi…', ko: '보내는 중…' },
  'Send reply': { fr: 'Envoyer la réponse', ko: '답변 보내기' },
  'Send and close': { fr: 'Envoyer et clore', ko: '보내고 종료' },
  'Send and next': { fr: 'Envoyer et suivant', ko: '보내고 다음' },
  'Save draft': { fr: 'Enregistrer le brouillon', ko: '초안 저장' },
  'Delete draft': { fr: 'Supprimer le brouillon', ko: '초안 삭제' },
  'Draft saved: {time}': { fr: 'Brouillon enregistré : {time}', ko: '초안 저장: {time}' },
  'We couldn’t save the draft.': {
    fr: 'Le brouillon n’a pas pu être enregistré.',
    ko: '초안을 저장하지 못했습니다.',
  },
  'A reply doesn’t close an application; a decision does.': {
    fr: 'Une réponse ne clôt pas une candidature ; seule une décision la clôt.',
    ko: '답변으로는 지원이 종료되지 않으며, 결정을 내리면 종료됩니다.',
  },
  'Used for the greeting, quoted text and signature around your message.': {
    fr: 'Pour la formule d’appel, le texte cité et la signature autour de votre message.',
    ko: '메시지 앞뒤의 인사말, 인용된 글, 서명에 쓰입니다.',
  },
  'Insert a template': { fr: 'Insérer un modèle', ko: '서식 넣기' },
  'Edit templates': { fr: 'Modifier les modèles', ko: '서식 수정' },
  'This record is quarantined as spam. {link} before you reply.': {
    fr: 'Ce dossier est en quarantaine comme spam. {link} avant de répondre.',
    ko: '이 기록은 스팸으로 격리되어 있습니다. 답변하기 전에 먼저 처리해 주세요: {link}',
  },
  'In reply to': { fr: 'En réponse à', ko: '원래 메시지' },
  'This message is quoted below the reply.': {
    fr: 'Ce message est cité sous la réponse.',
    ko: '이 메시지는 답변 아래에 인용됩니다.',
  },
  'Earlier replies': { fr: 'Réponses précédentes', ko: '이전 답변' },
  'A former colleague': { fr: 'Un ancien collègue', ko: '이전 동료' },
  From: { fr: 'De', ko: '보낸 사람' },
  To: { fr: 'À', ko: '받는 사람' },
  'Replies go to': { fr: 'Les réponses vont à', ko: '회신 주소' },
  'Continue writing': { fr: 'Continuer la rédaction', ko: '계속 쓰기' },
  'We couldn’t send the reply. Your text is still here: please try again.': {
    fr: 'La réponse n’a pas pu être envoyée. Votre texte est encore là : réessayez.',
    ko: '답변을 보내지 못했습니다. 입력하신 내용은 그대로 있으니 다시 시도해 주세요.',
  },
  'Draft saved.': { fr: 'Brouillon enregistré.', ko: '초안이 저장되었습니다.' },
  'Draft deleted.': { fr: 'Brouillon supprimé.', ko: '초안이 삭제되었습니다.' },
  'Template inserted.': { fr: 'Modèle inséré.', ko: '서식을 넣었습니다.' },
  'Please write your reply: so far there is only a greeting': {
    fr: 'Écrivez votre réponse : il n’y a pour l’instant qu’une formule de politesse',
    ko: '답변을 써 주세요. 아직 인사말만 있습니다',
  },
  'The reply wasn’t sent: this address is suppressed until it is released under Mail.': {
    fr: 'La réponse n’a pas été envoyée : cette adresse est bloquée tant qu’elle n’est pas débloquée sous E-mails.',
    ko: '답변을 보내지 않았습니다. 이 주소는 차단되어 있으며 메일 화면에서 해제할 수 있습니다.',
  },
  'There is no email address to reply to.': {
    fr: 'Il n’y a pas d’adresse e-mail à laquelle répondre.',
    ko: '답변을 보낼 이메일 주소가 없습니다.',
  },
  'This record is quarantined as spam. Release it first, then reply.': {
    fr: 'Ce dossier est en quarantaine comme spam. Sortez-le d’abord de la quarantaine, puis répondez.',
    ko: '이 기록은 스팸으로 격리되어 있습니다. 먼저 격리를 해제한 뒤 답변해 주세요.',
  },
  'The reply is on its way.': { fr: 'La réponse est en route.', ko: '답변을 보냈습니다.' },
  'Email isn’t set up yet, so we’ve saved your reply and will send it once it is.': {
    fr: 'L’envoi d’e-mails n’est pas encore configuré ; votre réponse est enregistrée et partira dès qu’il le sera.',
    ko: '메일이 아직 설정되지 않아 답변을 저장했습니다. 설정되면 보냅니다.',
  },
  'That was the last record of the list.': {
    fr: 'C’était le dernier dossier de la liste.',
    ko: '목록의 마지막 기록이었습니다.',
  },
  'Your reply wasn’t sent. It’s still below: read the changes, then send it if it still fits.': {
    fr: 'Votre réponse n’a pas été envoyée. Elle est toujours ci-dessous : lisez les changements, puis envoyez-la si elle convient encore.',
    ko: '답변을 보내지 않았습니다. 아래에 그대로 있으니 변경된 내용을 읽고 여전히 알맞으면 보내 주세요.',
  },

  // Days of the offices
  '{label}: start each line with a date, such as 2026-06-03 Local elections': {
    fr: '{label} : commencez chaque ligne par une date, comme 2026-06-03 Élections locales',
    ko: '{label}: 각 줄을 날짜로 시작해 주세요. 예: 2026-06-03 지방 선거',
  },
  '{label}: {count} days at most': { fr: '{label} : {count} jours au maximum', ko: '{label}: 최대 {count}일' },
} as const satisfies Translations
