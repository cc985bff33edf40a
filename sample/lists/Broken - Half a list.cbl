<?xml version="1.0" encoding="utf-8"?>
<ReadingList xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <Name>A week at the harbour</Name>
  <Books>
    <Book Series="Harbour Nine" Number="1" Volume="" Year="2025" />
    <Book Series="Harbour Nine" Number="2" Volume="" Year="2025" />
    <Book Series="Or