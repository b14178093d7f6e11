// Applications: places, course dates, discount codes, interviews and decisions.
import type { Translations } from '../translations.ts'

export const staffApplications = {
  // Lists and their parts
  Application: { fr: 'Candidature', ko: '지원' },
  'Application {reference}': { fr: 'Candidature {reference}', ko: '지원 {reference}' },
  Applications: { fr: 'Candidatures', ko: '지원 목록' },
  'Applications pages': { fr: 'Pages des candidatures', ko: '지원 목록 페이지' },
  'Applications, newest first': {
    fr: 'Candidatures, de la plus récente à la plus ancienne',
    ko: '지원 목록, 최신순',
  },
  'Applications by status': { fr: 'Candidatures par statut', ko: '상태별 지원 목록' },
  'Search applications': { fr: 'Rechercher une candidature', ko: '지원 검색' },
  'Search in reference, name, email, course, phone and message': {
    fr: 'Rechercher dans la référence, le nom, l’e-mail, la formation, le téléphone et le message',
    ko: '접수 번호, 이름, 이메일, 교육 과정, 전화번호, 메시지에서 검색',
  },
  'Show all applications': { fr: 'Afficher toutes les candidatures', ko: '모든 지원 보기' },
  'No older applications': { fr: 'Aucune candidature plus ancienne', ko: '더 오래된 지원이 없습니다' },
  'No applications found': { fr: 'Aucune candidature trouvée', ko: '검색된 지원이 없습니다' },
  'No applications yet': { fr: 'Aucune candidature pour l’instant', ko: '아직 지원이 없습니다' },
  'Course applications appear here.': {
    fr: 'Les candidatures aux formations apparaissent ici.',
    ko: '교육 과정 지원이 여기에 표시됩니다.',
  },
  'Open the courses page': { fr: 'Ouvrir la page des formations', ko: '교육 과정 페이지 열기' },
  'No spam': { fr: 'Aucun spam', ko: '스팸 없음' },
  'No applications are new': { fr: 'Aucune nouvelle candidature', ko: '신규 지원이 없습니다' },
  'No applications are reviewing': { fr: 'Aucune candidature à l’étude', ko: '검토 중인 지원이 없습니다' },
  'No applications are interview': {
    fr: 'Aucune candidature au stade de l’entretien',
    ko: '면접 단계의 지원이 없습니다',
  },
  'No applications are accepted': { fr: 'Aucune candidature acceptée', ko: '합격한 지원이 없습니다' },
  'No applications are rejected': { fr: 'Aucune candidature refusée', ko: '불합격한 지원이 없습니다' },
  'No applications are withdrawn': { fr: 'Aucune candidature retirée', ko: '철회된 지원이 없습니다' },
  'Received ({zone})': { fr: 'Reçue ({zone})', ko: '접수됨 ({zone})' },
  'Created ({zone})': { fr: 'Création ({zone})', ko: '생성 ({zone})' },
  Created: { fr: 'Création', ko: '생성' },

  // An application's facts
  Experience: { fr: 'Expérience', ko: '경험' },
  Beginner: { fr: 'Débutant', ko: '초급' },
  Intermediate: { fr: 'Intermédiaire', ko: '중급' },
  Advanced: { fr: 'Avancé', ko: '고급' },
  Course: { fr: 'Formation', ko: '교육 과정' },
  '{course}: {level}, {count} weeks': {
    fr: '{course} : {level}, {count} semaines',
    ko: '{course}: {level}, {count}주',
  },
  CV: { fr: 'CV', ko: '이력서' },
  Discount: { fr: 'Réduction', ko: '할인' },
  '{code}, {percent}%: given': {
    fr: '{code}, {percent}\u00a0% : accordée',
    ko: '{code}, {percent}%: 적용됨',
  },
  '{code}, {percent}%: not given': {
    fr: '{code}, {percent}\u00a0% : non accordée',
    ko: '{code}, {percent}%: 적용 안 됨',
  },
  '{code}, {percent}%: asked for': {
    fr: '{code}, {percent}\u00a0% : demandée',
    ko: '{code}, {percent}%: 신청함',
  },
  'Discount {code} ({percent}%) given.': {
    fr: 'Réduction {code} ({percent}\u00a0%) accordée.',
    ko: '할인 {code}({percent}%) 적용됨.',
  },
  'Discount {code} ({percent}%) not given: it is used up.': {
    fr: 'Réduction {code} ({percent}\u00a0%) non accordée : le code est épuisé.',
    ko: '할인 {code}({percent}%) 적용 안 됨: 사용 한도에 도달했습니다.',
  },
  'Discount {code} ({percent}%) not given: {reference} was already accepted for this address.': {
    fr: 'Réduction {code} ({percent}\u00a0%) non accordée : {reference} a déjà été acceptée pour cette adresse.',
    ko: '할인 {code}({percent}%) 적용 안 됨: 이 주소로 이미 합격한 지원이 있습니다({reference}).',
  },
  'Course place': { fr: 'Place dans la formation', ko: '과정 등록' },
  'On the waiting list': { fr: 'Sur liste d’attente', ko: '대기자 명단에 있음' },
  'Agreed to': { fr: 'A accepté', ko: '동의한 내용' },
  '“{wording}” (version {version}), {time}': {
    fr: '« {wording} » (version {version}), {time}',
    ko: '“{wording}”(버전 {version}), {time}',
  },

  // Answers of a repeated application
  'New answers': { fr: 'Nouvelles réponses', ko: '새 답변' },
  'New answers to review': { fr: 'Nouvelles réponses à examiner', ko: '검토할 새 답변' },
  'The form was sent again with this email address. Anyone can type an address, so make sure it was the applicant before you adopt the new answers.':
    {
      fr: 'Le formulaire a été envoyé à nouveau avec cette adresse e-mail. N’importe qui peut saisir une adresse : assurez-vous qu’il s’agit du candidat avant d’adopter les nouvelles réponses.',
      ko: '이 이메일 주소로 양식이 다시 제출되었습니다. 주소는 누구나 입력할 수 있으니, 새 답변을 반영하기 전에 지원자 본인인지 확인해 주세요.',
    },
  'Sent {time}': { fr: 'Envoyées le {time}', ko: '보낸 시각: {time}' },
  Answer: { fr: 'Réponse', ko: '답변' },
  Before: { fr: 'Avant', ko: '이전' },
  After: { fr: 'Après', ko: '이후' },
  'Answers before and after': { fr: 'Réponses avant et après', ko: '이전 답변과 새 답변' },
  'Adopt answers': { fr: 'Adopter les réponses', ko: '답변 반영' },
  'Adopt these answers?': { fr: 'Adopter ces réponses ?', ko: '이 답변을 반영할까요?' },
  Dismiss: { fr: 'Écarter', ko: '반영하지 않기' },
  'Dismiss these answers?': { fr: 'Écarter ces réponses ?', ko: '이 답변을 반영하지 않을까요?' },
  '{reference} now has the new answers.': {
    fr: '{reference} contient maintenant les nouvelles réponses.',
    ko: '새 답변이 반영되었습니다: {reference}.',
  },
  'The new answers are dismissed; {reference} is unchanged.': {
    fr: 'Les nouvelles réponses sont écartées ; {reference} reste inchangée.',
    ko: '새 답변을 반영하지 않았습니다. 변경 없음: {reference}.',
  },
  '{reference} has already been decided, so its answers can’t change.': {
    fr: 'La décision sur {reference} est déjà prise ; ses réponses ne peuvent plus changer.',
    ko: '{reference}: 이미 결정되어 답변을 바꿀 수 없습니다.',
  },

  // Decisions
  'Accept {name}?': { fr: 'Accepter {name} ?', ko: '{name} 님을 합격 처리할까요?' },
  'Reject {name}?': { fr: 'Refuser {name} ?', ko: '{name} 님을 불합격 처리할까요?' },
  'Record that {name} has withdrawn?': {
    fr: 'Enregistrer le retrait de {name} ?',
    ko: '{name} 님의 철회를 기록할까요?',
  },
  'Undo the acceptance of {name}?': {
    fr: 'Annuler l’acceptation de {name} ?',
    ko: '{name} 님의 합격을 취소할까요?',
  },
  'Use this if the applicant has asked you to. We don’t email them, except to cancel a planned interview. You can reopen the application with “Reconsider”.':
    {
      fr: 'À utiliser si le candidat vous l’a demandé. Aucun e-mail ne lui est envoyé, sauf pour annuler un entretien prévu. Vous pourrez rouvrir la candidature avec « Réexaminer ».',
      ko: '지원자가 요청한 경우에 사용하세요. 예정된 면접을 취소하는 경우 외에는 메일을 보내지 않습니다. ‘재검토’로 지원을 다시 열 수 있습니다.',
    },
  '{reference} now has a different status.': {
    fr: '{reference} a maintenant un autre statut.',
    ko: '{reference}: 이제 상태가 다릅니다.',
  },
  'We couldn’t save the decision. Please try again.': {
    fr: 'La décision n’a pas pu être enregistrée. Réessayez.',
    ko: '결정을 저장하지 못했습니다. 다시 시도해 주세요.',
  },
  'This is no longer possible.': { fr: 'Ce n’est plus possible.', ko: '더 이상 할 수 없습니다.' },
  'The seats in this run have changed. Check the email again before you accept.': {
    fr: 'Les places de cette session ont changé. Vérifiez à nouveau l’e-mail avant d’accepter.',
    ko: '이 과정 일정의 좌석이 바뀌었습니다. 합격 처리하기 전에 메일을 다시 확인해 주세요.',
  },
  'They have completed the course, so the acceptance can’t be undone.': {
    fr: 'La formation est terminée pour cette personne ; l’acceptation ne peut plus être annulée.',
    ko: '이미 과정을 수료하여 합격을 취소할 수 없습니다.',
  },
  'The application goes back to review, its course place is cancelled and its discount is released.': {
    fr: 'La candidature repasse à l’étude, sa place dans la formation est annulée et sa réduction libérée.',
    ko: '지원이 검토 단계로 돌아가고 과정 등록이 취소되며 할인이 해제됩니다.',
  },
  Decision: { fr: 'Décision', ko: '결정' },
  'Not decided yet': { fr: 'Pas encore de décision', ko: '아직 결정되지 않음' },
  'The next step sends: {mail}': { fr: 'La prochaine étape envoie : {mail}', ko: '다음 단계에서 보내는 메일: {mail}' },
  'This cancels the interview planned for {time}. The email says so, and takes it out of their calendar.': {
    fr: 'L’entretien prévu le {time} est annulé. L’e-mail le dit et le retire de l’agenda du candidat.',
    ko: '예정된 면접({time})이 취소됩니다. 메일에 그 내용이 들어가며 지원자의 캘린더에서도 삭제됩니다.',
  },
  'Accept and confirm': { fr: 'Accepter et confirmer', ko: '합격 처리하고 확정' },
  'With the discount. Leave empty to tell no price.': {
    fr: 'Réduction comprise. Laissez vide pour ne communiquer aucun prix.',
    ko: '할인을 적용한 금액입니다. 수강료를 알리지 않으려면 비워 두세요.',
  },
  'Enter the amount in digits, such as 120000 or 99.50': {
    fr: 'Saisissez le montant en chiffres, par exemple 120000 ou 99,50',
    ko: '금액을 숫자로 입력해 주세요. 예: 120000 또는 99.50',
  },
  'Price|course': { fr: 'Prix', ko: '수강료' },
  Currency: { fr: 'Devise', ko: '통화' },
  'Confirm the place at once': { fr: 'Confirmer la place tout de suite', ko: '등록 바로 확정' },
  'Keep the place until they agree': { fr: 'Garder la place jusqu’à son accord', ko: '동의할 때까지 자리 유지' },
  'The place is confirmed at once.': { fr: 'La place est confirmée tout de suite.', ko: '등록이 바로 확정됩니다.' },
  'Course run': { fr: 'Session', ko: '과정 일정' },
  'No run yet': { fr: 'Pas encore de session', ko: '아직 일정 없음' },
  'Update the email': { fr: 'Actualiser l’e-mail', ko: '메일 새로 고침' },
  'The run is full, so this is a place on its waiting list.': {
    fr: 'La session est complète : c’est donc une place sur sa liste d’attente.',
    ko: '일정이 마감되어 대기자 명단에 올라갑니다.',
  },
  'A seat in this run: {run}.': { fr: 'Une place dans cette session : {run}.', ko: '이 일정의 좌석: {run}.' },

  // The mail beside a form
  'The email': { fr: 'L’e-mail', ko: '메일' },
  'To {address}: {subject}': { fr: 'À {address} : {subject}', ko: '받는 사람 {address}: {subject}' },
  'Your message': { fr: 'Votre message', ko: '내 메시지' },
  'Part of the email. Write in the applicant’s language.': {
    fr: 'Fait partie de l’e-mail. Écrivez dans la langue du candidat.',
    ko: '메일에 들어갑니다. 지원자의 언어로 써 주세요.',
  },
  'Send this email': { fr: 'Envoyer cet e-mail', ko: '이 메일 보내기' },

  // Interviews
  'Change the interview: {name}': { fr: 'Modifier l’entretien : {name}', ko: '면접 변경: {name}' },
  'Invite to an interview: {name}': { fr: 'Inviter à un entretien : {name}', ko: '면접 초대: {name}' },
  'Change and send email': { fr: 'Modifier et envoyer l’e-mail', ko: '변경하고 메일 보내기' },
  'Invite and send email': { fr: 'Inviter et envoyer l’e-mail', ko: '초대하고 메일 보내기' },
  'Where, and your message': { fr: 'Le lieu, et votre message', ko: '장소와 내 메시지' },
  Where: { fr: 'Lieu', ko: '장소' },
  'A link, a phone number or an address.': {
    fr: 'Un lien, un numéro de téléphone ou une adresse.',
    ko: '링크, 전화번호 또는 주소.',
  },
  'A calendar file is attached to the email. {link}': {
    fr: 'Un fichier d’agenda est joint à l’e-mail. {link}',
    ko: '메일에 캘린더 파일이 첨부됩니다. {link}',
  },
  'Choose a different time': { fr: 'Choisir un autre horaire', ko: '다른 시간 선택' },
  Date: { fr: 'Date', ko: '날짜' },
  Time: { fr: 'Heure', ko: '시각' },
  'Time zone': { fr: 'Fuseau horaire', ko: '시간대' },
  Duration: { fr: 'Durée', ko: '소요 시간' },
  'The applicant’s time zone': { fr: 'Le fuseau horaire du candidat', ko: '지원자의 시간대' },
  'The email gives the time in Seoul, in Buea and in this time zone.': {
    fr: 'L’e-mail indique l’heure à Séoul, à Buea et dans ce fuseau horaire.',
    ko: '메일에는 서울, 부에아, 이 시간대의 시각이 표시됩니다.',
  },
  'Not known (UTC)': { fr: 'Inconnu (UTC)', ko: '알 수 없음(UTC)' },
  'Continue to the email': { fr: 'Continuer vers l’e-mail', ko: '메일로 계속' },
  'No time set yet': { fr: 'Pas encore d’horaire', ko: '아직 시간이 정해지지 않았습니다' },
  'Change time': { fr: 'Modifier l’horaire', ko: '시간 변경' },
  'Set time': { fr: 'Fixer l’horaire', ko: '시간 정하기' },
  'Cancel interview': { fr: 'Annuler l’entretien', ko: '면접 취소하기' },
  'Keep interview': { fr: 'Garder l’entretien', ko: '면접 유지' },
  'Cancel the interview': { fr: 'Annuler l’entretien', ko: '면접 취소' },
  'Cancel the interview with {name}?': {
    fr: 'Annuler l’entretien avec {name} ?',
    ko: '{name} 님과의 면접을 취소할까요?',
  },
  'Cancel and send email': { fr: 'Annuler et envoyer l’e-mail', ko: '취소하고 메일 보내기' },
  'There is no interview to cancel.': { fr: 'Il n’y a pas d’entretien à annuler.', ko: '취소할 면접이 없습니다.' },
  'The interview is cancelled.': { fr: 'L’entretien est annulé.', ko: '면접을 취소했습니다.' },
  'We couldn’t cancel the interview. Please try again.': {
    fr: 'L’entretien n’a pas pu être annulé. Réessayez.',
    ko: '면접을 취소하지 못했습니다. 다시 시도해 주세요.',
  },
  'The interview is planned.': { fr: 'L’entretien est prévu.', ko: '면접 시간을 정했습니다.' },
  'We couldn’t save the interview. Please try again.': {
    fr: 'L’entretien n’a pas pu être enregistré. Réessayez.',
    ko: '면접을 저장하지 못했습니다. 다시 시도해 주세요.',
  },
  'This time has passed': { fr: 'Cet horaire est passé', ko: '이미 지난 시간입니다' },
  'Choose a time zone': { fr: 'Choisissez un fuseau horaire', ko: '시간대를 선택해 주세요' },
  'Enter the date': { fr: 'Saisissez la date', ko: '날짜를 입력해 주세요' },
  'Enter the time, such as 14:30': {
    fr: 'Saisissez l’heure, par exemple 14:30',
    ko: '시각을 입력해 주세요. 예: 14:30',
  },
  'Choose the duration': { fr: 'Choisissez la durée', ko: '소요 시간을 선택해 주세요' },
  'Enter where: a link, a phone number or an address': {
    fr: 'Indiquez le lieu : un lien, un numéro de téléphone ou une adresse',
    ko: '장소를 입력해 주세요: 링크, 전화번호 또는 주소',
  },

  'Interview moved': { fr: 'Entretien déplacé', ko: '면접 시간 변경' },
  'Interview cancelled': { fr: 'Entretien annulé', ko: '면접 취소' },

  'Only an application that isn’t decided yet can have an interview.': {
    fr: 'Seule une candidature sur laquelle rien n’est décidé peut avoir un entretien.',
    ko: '아직 결정되지 않은 지원만 면접을 잡을 수 있습니다.',
  },

  // Course places
  'Course places': { fr: 'Places dans les formations', ko: '과정 등록' },
  'Course places pages': { fr: 'Pages des places', ko: '과정 등록 페이지' },
  'Course places, newest first': {
    fr: 'Places dans les formations, de la plus récente à la plus ancienne',
    ko: '과정 등록, 최신순',
  },
  'Course places by status': { fr: 'Places par statut', ko: '상태별 과정 등록' },
  'No course places yet': { fr: 'Aucune place pour l’instant', ko: '아직 과정 등록이 없습니다' },
  'Each accepted application gets one.': {
    fr: 'Chaque candidature acceptée en reçoit une.',
    ko: '합격한 지원마다 하나씩 생깁니다.',
  },
  'Show all places': { fr: 'Afficher toutes les places', ko: '모든 등록 보기' },
  'No older places': { fr: 'Aucune place plus ancienne', ko: '더 오래된 등록이 없습니다' },
  'No places are pending': { fr: 'Aucune place en attente', ko: '대기 상태의 등록이 없습니다' },
  'No places are confirmed': { fr: 'Aucune place confirmée', ko: '확정된 등록이 없습니다' },
  'No places are completed': { fr: 'Aucune place terminée', ko: '완료된 등록이 없습니다' },
  'No places are cancelled': { fr: 'Aucune place annulée', ko: '취소된 등록이 없습니다' },
  Pending: { fr: 'En attente', ko: '대기' },
  Confirmed: { fr: 'Confirmée', ko: '확정' },
  Cancelled: { fr: 'Annulée', ko: '취소됨' },
  'Cancel place': { fr: 'Annuler la place', ko: '등록 취소' },
  'Keep place': { fr: 'Garder la place', ko: '등록 유지' },
  Reinstate: { fr: 'Rétablir', ko: '되살리기' },
  Run: { fr: 'Session', ko: '일정' },
  'None yet': { fr: 'Aucune pour l’instant', ko: '아직 없음' },
  'On the waiting list since': { fr: 'Sur liste d’attente depuis', ko: '대기 시작' },
  '{from} to {until}': { fr: 'du {from} au {until}', ko: '{from}~{until}' },
  '{name}’s place is now: {status}.': {
    fr: 'Place de {name}, nouvel état : {status}.',
    ko: '{name} 님의 등록 상태: {status}.',
  },
  'Cancel {name}’s place?': { fr: 'Annuler la place de {name} ?', ko: '{name} 님의 등록을 취소할까요?' },
  'Has {name} completed the course?': {
    fr: '{name} a terminé la formation ?',
    ko: '{name} 님이 과정을 수료했나요?',
  },
  'They keep their seat, and the place can no longer be changed.': {
    fr: 'La place reste occupée et ne peut plus être modifiée.',
    ko: '좌석은 유지되며 등록을 더 이상 변경할 수 없습니다.',
  },
  'The place has a different status now, or is waiting for a seat.': {
    fr: 'La place a maintenant un autre statut, ou est sur liste d’attente.',
    ko: '등록 상태가 바뀌었거나 좌석을 기다리고 있습니다.',
  },
  'We couldn’t change the place. Please try again.': {
    fr: 'La place n’a pas pu être modifiée. Réessayez.',
    ko: '등록을 변경하지 못했습니다. 다시 시도해 주세요.',
  },
  'Confirm place': { fr: 'Confirmer la place', ko: '등록 확정' },
  'Confirm {name}’s place?': { fr: 'Confirmer la place de {name} ?', ko: '{name} 님의 등록을 확정할까요?' },
  'Reinstate {name}’s place?': { fr: 'Rétablir la place de {name} ?', ko: '{name} 님의 등록을 되살릴까요?' },
  'The seat goes to the first person on the waiting list, and we email that person. Say in the email why the place is cancelled. You can reinstate the place later.':
    {
      fr: 'La place revient à la première personne de la liste d’attente, qui est prévenue par e-mail. Dites dans l’e-mail pourquoi la place est annulée. Vous pourrez la rétablir plus tard.',
      ko: '좌석은 대기자 명단의 첫 번째 사람에게 넘어가며 그 사람에게 메일을 보냅니다. 등록을 취소하는 이유를 메일에 적어 주세요. 나중에 등록을 되살릴 수 있습니다.',
    },
  'They leave the waiting list. Say in the email why. You can reinstate the place later.': {
    fr: 'Cette personne quitte la liste d’attente. Dites-lui pourquoi dans l’e-mail. Vous pourrez rétablir la place plus tard.',
    ko: '대기자 명단에서 빠집니다. 이유를 메일에 적어 주세요. 나중에 등록을 되살릴 수 있습니다.',
  },
  'The place is pending again, or on the waiting list if its run is full. We don’t email them about this: confirming the place does.':
    {
      fr: 'La place est de nouveau en attente, ou sur liste d’attente si la session est complète. Aucun e-mail n’est envoyé : la confirmation de la place en envoie un.',
      ko: '등록이 다시 대기 상태가 되거나, 일정이 마감된 경우 대기자 명단에 올라갑니다. 이에 대한 메일은 보내지 않으며, 등록을 확정할 때 메일을 보냅니다.',
    },
  'Run and seat': { fr: 'Session et place', ko: '일정과 좌석' },
  'Choose a run': { fr: 'Choisir une session', ko: '일정 선택' },
  'Course run: {name}': { fr: 'Session : {name}', ko: '과정 일정: {name}' },
  'If the run is full, they join its waiting list. We don’t email them about this: confirming the place does.': {
    fr: 'Si la session est complète, la personne rejoint sa liste d’attente. Aucun e-mail n’est envoyé : la confirmation de la place en envoie un.',
    ko: '일정이 마감된 경우 대기자 명단에 올라갑니다. 이에 대한 메일은 보내지 않으며, 등록을 확정할 때 메일을 보냅니다.',
  },
  Hours: { fr: 'Horaires', ko: '시간' },
  'Price and discount': { fr: 'Prix et réduction', ko: '수강료와 할인' },
  'Price of the course': { fr: 'Prix de la formation', ko: '과정 수강료' },
  'Price told to them': { fr: 'Prix communiqué', ko: '안내한 수강료' },
  'Not set': { fr: 'Non fixé', ko: '정해지지 않음' },
  'The application is no longer accepted. Accept it again to reinstate the place.': {
    fr: 'La candidature n’est plus acceptée. Acceptez-la à nouveau pour rétablir la place.',
    ko: '지원이 더 이상 합격 상태가 아닙니다. 등록을 되살리려면 다시 합격 처리해 주세요.',
  },
  'Change run': { fr: 'Changer de session', ko: '일정 변경' },
  'No run': { fr: 'Aucune session', ko: '일정 없음' },
  '{day} (has started)': { fr: '{day} (a commencé)', ko: '{day}(시작됨)' },
  'Moved to the run of {day}.': { fr: 'Déplacée vers la session du {day}.', ko: '일정을 옮겼습니다: {day}.' },
  'Moved to the run of {day}, on the waiting list.': {
    fr: 'Déplacée vers la session du {day}, sur liste d’attente.',
    ko: '대기자 명단으로 일정을 옮겼습니다: {day}.',
  },
  'Removed from the run.': { fr: 'Retirée de la session.', ko: '일정에서 제외했습니다.' },
  'We couldn’t change the run. Please try again.': {
    fr: 'La session n’a pas pu être changée. Réessayez.',
    ko: '일정을 변경하지 못했습니다. 다시 시도해 주세요.',
  },
  'Only a pending or confirmed place can change its run.': {
    fr: 'Seule une place en attente ou confirmée peut changer de session.',
    ko: '대기 또는 확정 상태의 등록만 일정을 바꿀 수 있습니다.',
  },
  'This run no longer exists': { fr: 'Cette session n’existe plus', ko: '더 이상 없는 일정입니다' },
  'This run is full, and a confirmed place can’t go on the waiting list': {
    fr: 'Cette session est complète, et une place confirmée ne peut pas passer sur liste d’attente',
    ko: '이 일정은 마감되었으며, 확정된 등록은 대기자 명단에 올릴 수 없습니다',
  },

  // Course runs
  'Course runs': { fr: 'Sessions', ko: '과정 일정' },
  'Course runs pages': { fr: 'Pages des sessions', ko: '과정 일정 페이지' },
  'Course runs, latest start first': {
    fr: 'Sessions, du début le plus tardif au plus ancien',
    ko: '과정 일정, 늦은 시작일순',
  },
  'No course runs yet': { fr: 'Aucune session pour l’instant', ko: '아직 과정 일정이 없습니다' },
  'Create a run with dates and seats. The course’s page shows the next run.': {
    fr: 'Créez une session avec des dates et des places. La page de la formation affiche la prochaine session.',
    ko: '날짜와 좌석 수로 일정을 만드세요. 과정 페이지에 다음 일정이 표시됩니다.',
  },
  'Show all course runs': { fr: 'Afficher toutes les sessions', ko: '모든 과정 일정 보기' },
  'No older course runs': { fr: 'Aucune session plus ancienne', ko: '더 오래된 과정 일정이 없습니다' },
  'New run': { fr: 'Nouvelle session', ko: '새 일정' },
  'New course run': { fr: 'Nouvelle session', ko: '새 과정 일정' },
  'Create run': { fr: 'Créer la session', ko: '일정 만들기' },
  'First day': { fr: 'Premier jour', ko: '첫날' },
  'Last day': { fr: 'Dernier jour', ko: '마지막 날' },
  Seats: { fr: 'Places', ko: '좌석' },
  'Seats taken': { fr: 'Places occupées', ko: '찬 좌석' },
  '{count} of {most}': { fr: '{count} sur {most}', ko: '{count}/{most}' },
  'Moved up from the waiting list and emailed: {references}.': {
    fr: 'Passées de la liste d’attente à une place et prévenues par e-mail : {references}.',
    ko: '대기자 명단에서 좌석을 얻어 메일을 보냄: {references}.',
  },
  'Moved up from the waiting list: {references}.': {
    fr: 'Passées de la liste d’attente à une place : {references}.',
    ko: '대기자 명단에서 좌석을 얻음: {references}.',
  },
  'Not emailed: {references}.': { fr: 'Sans e-mail : {references}.', ko: '메일을 보내지 않음: {references}.' },
  'No places in this run yet': {
    fr: 'Aucune place dans cette session pour l’instant',
    ko: '아직 이 일정에 등록이 없습니다',
  },
  'Extra seats go to people on the waiting list, and we email them. We don’t email anyone about other changes: write to all of them from this page.':
    {
      fr: 'Les places supplémentaires vont aux personnes de la liste d’attente, qui sont prévenues par e-mail. Personne n’est prévenu des autres changements : écrivez à tous depuis cette page.',
      ko: '늘어난 좌석은 대기자에게 돌아가며 메일로 알립니다. 다른 변경은 메일로 알리지 않으니 이 페이지에서 모두에게 메일을 보내 주세요.',
    },
  'For example, “Mon and Wed 18:00–20:00”.': {
    fr: 'Par exemple « lun. et mer. 18 h – 20 h ».',
    ko: '예: ‘월·수 18:00~20:00’.',
  },
  'If it is not where the course says.': {
    fr: 'Si ce n’est pas le lieu de la formation.',
    ko: '과정에 적힌 장소와 다른 경우에 입력하세요.',
  },
  'If it is not whom the course names.': {
    fr: 'Si ce n’est pas la personne que nomme la formation.',
    ko: '과정에 적힌 강사와 다른 경우에 입력하세요.',
  },
  Teacher: { fr: 'Formateur', ko: '강사' },
  'Language of teaching': { fr: 'Langue d’enseignement', ko: '수업 언어' },
  'Not stated': { fr: 'Non précisée', ko: '명시하지 않음' },
  People: { fr: 'Personnes', ko: '사람' },
  'People of this run': { fr: 'Personnes de cette session', ko: '이 일정의 사람들' },
  'Write to a course run': { fr: 'Écrire à une session', ko: '과정 일정에 메일 보내기' },
  'Write to all of them': { fr: 'Écrire à tous', ko: '모두에게 메일 보내기' },
  'Send to all of them': { fr: 'Envoyer à tous', ko: '모두에게 보내기' },
  'With a seat ({count}): {names}.': {
    fr: 'Avec une place ({count}) : {names}.',
    ko: '좌석이 있는 사람({count}): {names}.',
  },
  'Also to the waiting list ({count}): {names}': {
    fr: 'Aussi à la liste d’attente ({count}) : {names}',
    ko: '대기자 명단에도 보내기({count}): {names}',
  },
  'Can’t be emailed: {names}.': {
    fr: 'Ne peuvent pas recevoir d’e-mail : {names}.',
    ko: '메일을 보낼 수 없음: {names}.',
  },
  'Part of the email. The words around it are in each person’s language.': {
    fr: 'Fait partie de l’e-mail. Le texte qui l’entoure est dans la langue de chaque personne.',
    ko: '메일에 들어갑니다. 앞뒤의 글은 각자의 언어로 쓰입니다.',
  },
  'each person, such as {email}': { fr: 'chaque personne, par exemple {email}', ko: '각 사람(예: {email})' },
  'Nobody in this run can be emailed.': {
    fr: 'Personne dans cette session ne peut recevoir d’e-mail.',
    ko: '이 일정에는 메일을 보낼 수 있는 사람이 없습니다.',
  },
  '1 email is on its way.': { fr: '1 e-mail est en route.', ko: '메일 1통을 보내는 중입니다.' },
  '{count} emails are on their way.': { fr: '{count} e-mails sont en route.', ko: '메일 {count}통을 보내는 중입니다.' },
  'We couldn’t send the emails. Your text is still here: please try again.': {
    fr: 'Les e-mails n’ont pas pu être envoyés. Votre texte est toujours là : réessayez.',
    ko: '메일을 보내지 못했습니다. 작성한 글은 그대로 있으니 다시 시도해 주세요.',
  },
  'Run saved.': { fr: 'Session enregistrée.', ko: '일정이 저장되었습니다.' },
  'Run created.': { fr: 'Session créée.', ko: '일정을 만들었습니다.' },
  'The course’s page shows it now.': {
    fr: 'La page de la formation l’affiche maintenant.',
    ko: '지금 과정 페이지에 표시됩니다.',
  },
  'The course’s page shows it once the run of {day} has begun.': {
    fr: 'La page de la formation l’affichera une fois la session du {day} commencée.',
    ko: '{day} 일정이 시작되면 과정 페이지에 표시됩니다.',
  },
  'The course’s page shows another run of the same day.': {
    fr: 'La page de la formation affiche une autre session du même jour.',
    ko: '과정 페이지에는 같은 날의 다른 일정이 표시됩니다.',
  },
  'The course’s page doesn’t show it: its first day has passed.': {
    fr: 'La page de la formation ne l’affiche pas : son premier jour est passé.',
    ko: '첫날이 지나서 과정 페이지에 표시되지 않습니다.',
  },
  'Visitors don’t see its course.': {
    fr: 'Les visiteurs ne voient pas sa formation.',
    ko: '해당 과정이 방문자에게 보이지 않습니다.',
  },
  'Open that run': { fr: 'Ouvrir cette session', ko: '그 일정 열기' },
  'Change dates': { fr: 'Modifier les dates', ko: '날짜 변경' },
  'Run deleted.': { fr: 'Session supprimée.', ko: '일정이 삭제되었습니다.' },
  'Delete a course run': { fr: 'Supprimer une session', ko: '과정 일정 삭제' },
  'Delete this run of {course}?': {
    fr: 'Supprimer cette session de {course} ?',
    ko: '{course} 과정의 이 일정을 삭제할까요?',
  },
  'Back to this run': { fr: 'Retour à cette session', ko: '이 일정으로 돌아가기' },
  'It will disappear from the course’s page. You can’t undo this, but you can create a new run with the same dates.': {
    fr: 'Elle disparaîtra de la page de la formation. Cette action est définitive, mais vous pourrez créer une session aux mêmes dates.',
    ko: '과정 페이지에서 사라집니다. 되돌릴 수 없지만 같은 날짜로 새 일정을 만들 수 있습니다.',
  },
  'This run has places or a waiting list. Move or cancel the places first.': {
    fr: 'Cette session a des places ou une liste d’attente. Déplacez ou annulez d’abord les places.',
    ko: '이 일정에 등록이나 대기자가 있습니다. 먼저 등록을 옮기거나 취소해 주세요.',
  },
  'We couldn’t save the run. Please try again.': {
    fr: 'La session n’a pas pu être enregistrée. Réessayez.',
    ko: '일정을 저장하지 못했습니다. 다시 시도해 주세요.',
  },
  'The last day is before the first': {
    fr: 'Le dernier jour précède le premier',
    ko: '마지막 날이 첫날보다 앞섭니다',
  },
  'More seats than this have already been taken': {
    fr: 'Plus de places que cela sont déjà occupées',
    ko: '이미 이보다 많은 좌석이 찼습니다',
  },
  'Choose one of the courses': { fr: 'Choisissez une formation', ko: '교육 과정을 선택해 주세요' },
  'Enter the first day': { fr: 'Saisissez le premier jour', ko: '첫날을 입력해 주세요' },
  'Enter the last day': { fr: 'Saisissez le dernier jour', ko: '마지막 날을 입력해 주세요' },
  'Enter the number of seats': { fr: 'Saisissez le nombre de places', ko: '좌석 수를 입력해 주세요' },
  '{count} taken': { fr: 'Occupées : {count}', ko: '{count}석 사용 중' },
  'This run can’t be deleted': { fr: 'Cette session ne peut pas être supprimée', ko: '이 일정은 삭제할 수 없습니다' },
  'A run has at least one seat': {
    fr: 'Une session a au moins une place',
    ko: '일정에는 좌석이 하나 이상 있어야 합니다',
  },

  // Discount codes
  'Discount code': { fr: 'Code de réduction', ko: '할인 코드' },
  'Discount codes': { fr: 'Codes de réduction', ko: '할인 코드' },
  'Discount codes pages': { fr: 'Pages des codes de réduction', ko: '할인 코드 페이지' },
  'Discount codes, newest first': {
    fr: 'Codes de réduction, du plus récent au plus ancien',
    ko: '할인 코드, 최신순',
  },
  'No discount codes yet': { fr: 'Aucun code de réduction pour l’instant', ko: '아직 할인 코드가 없습니다' },
  'Show all discount codes': { fr: 'Afficher tous les codes de réduction', ko: '모든 할인 코드 보기' },
  'No older discount codes': { fr: 'Aucun code de réduction plus ancien', ko: '더 오래된 할인 코드가 없습니다' },
  'New code': { fr: 'Nouveau code', ko: '새 코드' },
  'New discount code': { fr: 'Nouveau code de réduction', ko: '새 할인 코드' },
  'Create code': { fr: 'Créer le code', ko: '코드 만들기' },
  Code: { fr: 'Code', ko: '코드' },
  'Letters, digits and hyphens.': { fr: 'Lettres, chiffres et traits d’union.', ko: '영문자, 숫자, 하이픈.' },
  Percent: { fr: 'Pourcentage', ko: '할인율' },
  'Percent off': { fr: 'Réduction en pourcentage', ko: '할인율(%)' },
  'First day (Seoul)': { fr: 'Premier jour (Séoul)', ko: '첫날(서울)' },
  'Last day (Seoul)': { fr: 'Dernier jour (Séoul)', ko: '마지막 날(서울)' },
  'Leave empty to accept it at once.': {
    fr: 'Vide : valable tout de suite.',
    ko: '바로 사용하려면 비워 두세요.',
  },
  'Leave empty for no end date.': { fr: 'Laissez vide pour ne pas fixer de fin.', ko: '종료일이 없으면 비워 두세요.' },
  'Maximum uses': { fr: 'Nombre maximal d’utilisations', ko: '최대 사용 횟수' },
  'Counted from the application on, and free again when it ends without a place. Leave empty for no limit.': {
    fr: 'Comptées dès la candidature, et libérées si elle n’aboutit pas à une place. Laissez vide pour ne pas limiter.',
    ko: '지원할 때 집계되고, 수강으로 이어지지 않으면 다시 비워집니다. 제한이 없으면 비워 두세요.',
  },
  'First course only': { fr: 'Première formation seulement', ko: '첫 과정에만' },
  'The courses page shows the newest active code of this kind.': {
    fr: 'La page des formations affiche le code actif le plus récent de ce type.',
    ko: '교육 과정 페이지에는 이런 코드 중 가장 최근의 사용 중인 코드가 표시됩니다.',
  },
  'Existing applications keep the discount they were promised.': {
    fr: 'Les candidatures existantes gardent la réduction promise.',
    ko: '기존 지원은 약속된 할인을 유지합니다.',
  },
  'Any time': { fr: 'À tout moment', ko: '언제나' },
  'No end date': { fr: 'Sans date de fin', ko: '종료일 없음' },
  Uses: { fr: 'Utilisations', ko: '사용 횟수' },
  Scheduled: { fr: 'Programmé', ko: '예약됨' },
  Ended: { fr: 'Terminé', ko: '종료됨' },
  'Switched off': { fr: 'Désactivé', ko: '꺼짐' },
  'Switched off {day}': { fr: 'Désactivé le {day}', ko: '{day} 꺼짐' },
  'Ended {day}': { fr: 'Terminé le {day}', ko: '{day} 종료됨' },
  'This code can’t be used any more: it has been used as often as allowed.': {
    fr: 'Ce code ne peut plus être utilisé : il l’a été le nombre de fois autorisé.',
    ko: '이 코드는 최대 사용 횟수에 도달하여 더 이상 쓸 수 없습니다.',
  },
  'This code can’t be used: it is switched off.': {
    fr: 'Ce code ne peut pas être utilisé : il est désactivé.',
    ko: '이 코드는 꺼져 있어 쓸 수 없습니다.',
  },
  'This code can’t be used: it was switched off on {day}.': {
    fr: 'Ce code ne peut pas être utilisé : il a été désactivé le {day}.',
    ko: '이 코드는 {day}에 꺼져 쓸 수 없습니다.',
  },
  'This code can’t be used any more: it ended on {day}.': {
    fr: 'Ce code ne peut plus être utilisé : il s’est terminé le {day}.',
    ko: '이 코드는 {day}에 종료되어 더 이상 쓸 수 없습니다.',
  },
  'Used up': { fr: 'Épuisé', ko: '소진됨' },
  'Switch off': { fr: 'Désactiver', ko: '끄기' },
  Reactivate: { fr: 'Réactiver', ko: '다시 사용' },
  'Switch {code} off?': { fr: 'Désactiver {code} ?', ko: '{code} 코드를 끌까요?' },
  'Reactivate {code}?': { fr: 'Réactiver {code} ?', ko: '{code} 코드를 다시 사용할까요?' },
  'It can no longer be used. Existing applications keep their discount.': {
    fr: 'Il ne pourra plus être utilisé. Les candidatures existantes gardent leur réduction.',
    ko: '더 이상 사용할 수 없습니다. 기존 지원의 할인은 유지됩니다.',
  },
  'Applicants will be able to use it again, within its dates and limit.': {
    fr: 'Les candidats pourront à nouveau l’utiliser, dans ses dates et sa limite.',
    ko: '지원자가 기간과 한도 안에서 다시 사용할 수 있습니다.',
  },
  '{code} is switched off.': { fr: '{code} est désactivé.', ko: '껐습니다: {code}.' },
  '{code} is switched on.': { fr: '{code} est activé.', ko: '켰습니다: {code}.' },
  'Applicants can use it now.': {
    fr: 'Les candidats peuvent l’utiliser dès maintenant.',
    ko: '지원자가 지금 사용할 수 있습니다.',
  },
  'Applicants can use it from {day}.': {
    fr: 'Les candidats pourront l’utiliser à partir du {day}.',
    ko: '지원자는 {day}부터 사용할 수 있습니다.',
  },
  'Applicants can’t use it: it is switched off.': {
    fr: 'Les candidats ne peuvent pas l’utiliser : il est désactivé.',
    ko: '꺼져 있어 지원자가 사용할 수 없습니다.',
  },
  'Applicants can’t use it: its last day has passed.': {
    fr: 'Les candidats ne peuvent pas l’utiliser : son dernier jour est passé.',
    ko: '마지막 날이 지나 지원자가 사용할 수 없습니다.',
  },
  'Applicants can’t use it: its maximum uses are taken.': {
    fr: 'Les candidats ne peuvent pas l’utiliser : le nombre maximal d’utilisations est atteint.',
    ko: '최대 사용 횟수에 이르러 지원자가 사용할 수 없습니다.',
  },
  'Change maximum': { fr: 'Modifier le maximum', ko: '최대 횟수 변경' },
  '{code} saved.': { fr: '{code} enregistré.', ko: '저장되었습니다: {code}.' },
  '{code} created.': { fr: '{code} créé.', ko: '만들었습니다: {code}.' },
  'This has already been done.': { fr: 'C’est déjà fait.', ko: '이미 처리되었습니다.' },
  'Back to this code': { fr: 'Retour à ce code', ko: '이 코드로 돌아가기' },
  'We couldn’t save the code. Please try again.': {
    fr: 'Le code n’a pas pu être enregistré. Réessayez.',
    ko: '코드를 저장하지 못했습니다. 다시 시도해 주세요.',
  },
  'Applications with this code': { fr: 'Candidatures avec ce code', ko: '이 코드를 쓴 지원' },
  'No applications have used this code.': {
    fr: 'Aucune candidature n’a utilisé ce code.',
    ko: '이 코드를 사용한 지원이 없습니다.',
  },
  Requested: { fr: 'Demandée', ko: '신청함' },
  Granted: { fr: 'Accordée', ko: '적용됨' },
  'This code already exists': { fr: 'Ce code existe déjà', ko: '이미 있는 코드입니다' },
  'It has already been used more times than this': {
    fr: 'Il a déjà été utilisé plus de fois que cela',
    ko: '이미 이보다 많이 사용되었습니다',
  },
  'Enter the percent off as a whole number from 1 to 100': {
    fr: 'Saisissez la réduction sous forme d’un nombre entier de 1 à 100',
    ko: '할인율은 1에서 100 사이의 정수로 입력해 주세요',
  },
  'Enter the first day, or leave it empty': {
    fr: 'Saisissez le premier jour, ou laissez vide',
    ko: '첫날을 입력하거나 비워 두세요',
  },
  'Enter the last day, or leave it empty': {
    fr: 'Saisissez le dernier jour, ou laissez vide',
    ko: '마지막 날을 입력하거나 비워 두세요',
  },
  'Enter the maximum uses as a whole number, or leave it empty': {
    fr: 'Saisissez le nombre maximal d’utilisations sous forme d’un nombre entier, ou laissez vide',
    ko: '최대 사용 횟수는 정수로 입력하거나 비워 두세요',
  },
  'Enter the code': { fr: 'Saisissez le code', ko: '코드를 입력해 주세요' },
  'A code has 3 to 40 characters: letters A to Z, digits and hyphens': {
    fr: 'Un code compte de 3 à 40 caractères : lettres A à Z, chiffres et traits d’union',
    ko: '코드는 3~40자이며 영문자 A~Z, 숫자, 하이픈을 쓸 수 있습니다',
  },
} as const satisfies Translations
