-- What follows the bytes of a PDF while an examiner views it: the words across each page, for this address alone.
alter table exam_addresses add column watermark bytea check (length(watermark) <= 8388608);
