-- What was made for an item of an exam is the exam's, which decides who sees it.
update findings f set origin_kind = 'exam', origin_id = i.exam_id
from exam_items i where f.origin_kind = 'exam_item' and i.institution_id = f.institution_id and i.id = f.origin_id;
